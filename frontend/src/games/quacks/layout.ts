// The three ways in which the market stands: as pages, upright, or broad.

export type Form = 'phone' | 'tablet' | 'desk'

export function formOf(width: number, height: number): Form {
  if (width < 720) return 'phone'
  return width < 960 || height > width ? 'tablet' : 'desk'
}
