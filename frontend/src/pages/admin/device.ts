// What somebody plays with, as far as its own name for itself tells.

export interface Device {
  kind: 'phone' | 'tablet' | 'computer' | 'program'
  browser: string
}

/** The first that is found counts: others call themselves by its name, too. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

export function deviceOf(agent: string): Device | null {
  if (!agent) return null
  if (!agent.startsWith('Mozilla/')) return { kind: 'program', browser: /^[\w-]+/.exec(agent)?.[0] ?? '' }
  const tablet = /iPad|Tablet/.test(agent) || (agent.includes('Android') && !agent.includes('Mobile'))
  const kind = tablet ? 'tablet' : /Mobile|iPhone/.test(agent) ? 'phone' : 'computer'
  return { kind, browser: BROWSERS.find(([sign]) => sign.test(agent))?.[1] ?? '' }
}
