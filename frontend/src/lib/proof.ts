// A short hash by which this page proves to see what the server shows: CRC-32 of the view as canonical JSON, as in
// app/proof.py. Without TLS a browser has no cryptography, and none is needed to find a fault.

import type { Json, Prompt, Undo } from './table'

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

interface View {
  shown: Json
  own: Json
  prompt: Prompt | null
  undo: Undo | null
}

export function viewHash({ shown, own, prompt, undo }: View): string {
  const text = canonical(shown) + canonical([own, prompt as unknown as Json, undo])
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0')
}

/** Keys in order, no spaces. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join()}}`
}

function crc32(bytes: Uint8Array): number {
  const rest = bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8), 0xffffffff)
  return (rest ^ 0xffffffff) >>> 0
}
