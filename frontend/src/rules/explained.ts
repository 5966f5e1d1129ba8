// What a thing of the table says of itself when it is tapped.

export interface Explained {
  title: string
  /** *Stars* make bold. */
  text: string[]
  /** Why it cannot be done now. */
  why?: string
  /** Where it is written: headings or numbers of chapters. */
  heading: string
  /** What lies beside it, and what else of it explains itself. */
  more?: { word: string; to: () => Explained }[]
}
