// Paints a drawing and hands it on: to whatever the device shares with, else as a file.

import { HEIGHT, WIDTH } from './card'
import { whole } from './whole'

/** So many pixels for each unit. */
const FINE = 2

async function painted(drawing: string): Promise<Blob> {
  const picture = new Image(WIDTH * FINE, HEIGHT * FINE)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await whole(drawing))}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * FINE, height: HEIGHT * FINE })
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

function download(file: File): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export async function send(drawing: string, name: string): Promise<void> {
  const file = new File([await painted(drawing)], `${name}.png`, { type: 'image/png' })
  if (!navigator.canShare?.({ files: [file] })) return download(file)
  try {
    await navigator.share({ files: [file] })
  } catch (stopped) {
    // Whoever closes the list of places to share with has changed their mind.
    if (!(stopped instanceof DOMException && stopped.name === 'AbortError')) download(file)
  }
}
