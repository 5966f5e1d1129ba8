// For tests only: what a page that measures, moves and opens dialogs asks of a browser, and jsdom has not.

import { vi } from 'vitest'

export class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing has a size, and whoever sees it prefers no motion. */
export function setStage(): void {
  vi.stubGlobal('ResizeObserver', Still)
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce'), addEventListener() {}, removeEventListener() {} }))
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
