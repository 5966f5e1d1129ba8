// Who sits behind this browser: the name that the server knows it by, and the way to ask for one.

import { api, type Problem } from './api'

/** Set once this browser was given a name, so that one that never was does not ask in vain. */
const KEY = 'guest'

let name = $state<string | null>(null)
let asking = $state.raw<((given: boolean) => void) | null>(null)
let met: Promise<void> | null = null

export const guest = {
  get name(): string | null {
    return name
  },
  /** Whether the question for a name is open. */
  get asked(): boolean {
    return asking !== null
  },
}

/** Learns the name once; a browser that was never here has none. */
export function meet(): Promise<void> {
  met ??= localStorage.getItem(KEY) === null ? Promise.resolve() : learn()
  return met
}

async function learn(): Promise<void> {
  const answer = await api.me()
  if (answer.ok) name ??= answer.value.name
}

/** Takes a name, for the first time or anew. */
export async function call(next: string): Promise<Problem | null> {
  const answer = await api.call(next.trim())
  if (!answer.ok) return answer.problem
  name = answer.value.name
  localStorage.setItem(KEY, name)
  return null
}

/** Becomes the person who made this code at another device; whoever this browser was before, it is not any more. */
export async function arrive(code: string): Promise<Problem | null> {
  const answer = await api.arrive(code)
  if (!answer.ok) return answer.problem
  name = answer.value.name
  localStorage.setItem(KEY, name)
  return null
}

/** Asks for a name, even where there is one; whether one was given. */
export function rename(): Promise<boolean> {
  asking?.(false)
  return new Promise((given) => (asking = given))
}

/** Asks for a name only where there is none. */
export async function named(): Promise<boolean> {
  await meet()
  return name !== null || rename()
}

export function answered(given: boolean): void {
  asking?.(given)
  asking = null
}
