// What is written on every slip of the guide.
import { words } from '../lib/words.svelte'

const en = {
  note: (n: number, of: number) => `Guide, ${n} of ${of}`,
  step: (n: number, of: number) => `${n} of ${of} · you may do anything else as well`,
  show: 'Show me',
  next: 'Next',
  done: 'I play on',
  none: 'No hints',
}

const nl: typeof en = {
  note: (n, of) => `Gids, ${n} van ${of}`,
  step: (n, of) => `${n} van ${of} · iets anders doen mag altijd`,
  show: 'Wijs het aan',
  next: 'Verder',
  done: 'Ik speel door',
  none: 'Geen tips',
}

export const guideWords = words({ en, nl })
