// Small sounds, made here from noise and plain tones: dry, near, short. Silent until the first touch, and each has its twin to
// be seen. One switch, kept by this browser.

export type Sound = 'bag' | 'chip' | 'white' | 'boom' | 'coins' | 'ruby' | 'turn'

const KEY = 'sound'
const LOUDNESS = 0.5

let on = $state(localStorage.getItem(KEY) !== 'off')
let air: AudioContext | null = null
let hiss: AudioBuffer | null = null

export const sound = {
  get on(): boolean {
    return on
  },
  set on(next: boolean) {
    on = next
    localStorage.setItem(KEY, next ? 'on' : 'off')
  },
  /** `depth` from 0 to 1: a chip far along in the pot sounds lower. */
  play(what: Sound, depth = 0): void {
    if (on && air?.state === 'running' && !document.hidden) SOUNDS[what](air, air.currentTime, depth)
  },
}

/** Getting ready takes as long as a slow page has for its answer to a touch, so that comes first. */
const AFTER = 250

function open(): void {
  air ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  void air?.resume()
}

/** Browsers let nobody be heard before somebody has touched the page. */
export function listen(): () => void {
  let late: ReturnType<typeof setTimeout> | undefined
  const touched = () => {
    if (air) void air.resume()
    else late ??= setTimeout(open, AFTER)
  }
  addEventListener('pointerdown', touched)
  addEventListener('keydown', touched)
  return () => {
    clearTimeout(late)
    removeEventListener('pointerdown', touched)
    removeEventListener('keydown', touched)
  }
}

type Play = (air: AudioContext, at: number, depth: number) => void

/** Swells at once and dies away in so many seconds. */
function swell(air: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = air.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(air.destination)
  return gain
}

/** A tone that slides from one height to another. */
function tone(air: AudioContext, at: number, from: number, to: number, seconds: number, loud: number, shape: OscillatorType = 'sine'): void {
  const voice = air.createOscillator()
  voice.type = shape
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds)
  voice.connect(swell(air, at, seconds, loud))
  voice.start(at)
  voice.stop(at + seconds)
}

function noise(air: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = air.createBuffer(1, air.sampleRate, air.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return hiss
}

/** A breath of noise round one height. */
function rustle(air: AudioContext, at: number, height: number, seconds: number, loud: number, narrow = 1): void {
  const source = air.createBufferSource()
  const band = air.createBiquadFilter()
  source.buffer = noise(air)
  band.type = 'bandpass'
  band.frequency.value = height
  band.Q.value = narrow
  source.connect(band).connect(swell(air, at, seconds, loud))
  source.start(at, Math.random() * 0.5)
  source.stop(at + seconds)
}

const SOUNDS: Record<Sound, Play> = {
  /** Cloth and wooden discs. */
  bag: (air, at) => {
    rustle(air, at, 900, 0.12, 0.25)
    rustle(air, at + 0.06, 2400, 0.05, 0.18, 6)
    rustle(air, at + 0.1, 1900, 0.05, 0.15, 6)
  },
  /** A plop. */
  chip: (air, at, depth) => tone(air, at, 520 - 260 * depth, 180 - 70 * depth, 0.16, 0.5),
  /** A match on its box. */
  white: (air, at, depth) => {
    tone(air, at, 420 - 200 * depth, 150, 0.14, 0.4)
    rustle(air, at + 0.08, 4200, 0.32, 0.22, 0.7)
  },
  /** A pot lid on stone, then a slow roll. */
  boom: (air, at) => {
    tone(air, at, 130, 42, 0.7, 0.9)
    rustle(air, at, 240, 0.6, 0.7, 0.8)
    for (const [i, height] of [611, 987, 1434].entries()) tone(air, at + 0.02, height, height * 0.98, 0.5 - i * 0.1, 0.14, 'triangle')
  },
  coins: (air, at) => {
    for (let i = 0; i < 3; i += 1) tone(air, at + i * 0.06, 2100 + i * 330, 2080 + i * 330, 0.12, 0.16, 'triangle')
  },
  /** A thimble on glass. */
  ruby: (air, at) => {
    tone(air, at, 2950, 2930, 0.35, 0.2)
    tone(air, at, 4420, 4400, 0.2, 0.09)
  },
  /** A knuckle on the table, twice. */
  turn: (air, at) => {
    for (const late of [0, 0.16]) {
      tone(air, at + late, 190, 95, 0.09, 0.7)
      rustle(air, at + late, 700, 0.05, 0.3)
    }
  },
}
