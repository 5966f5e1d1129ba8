/** Copies a text that stands in a field. The clipboard is kept from pages without TLS; there the field is copied from. */
export async function copy(text: string, field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyFrom(field)
  }
}

/** What is selected is copied only where focus is, too; it goes back to whatever had it. */
function copyFrom(field: HTMLInputElement): void {
  const at = document.activeElement
  field.focus({ preventScroll: true })
  field.select()
  document.execCommand('copy')
  if (at instanceof HTMLElement) at.focus({ preventScroll: true })
}

/** To whatever the device shares with; whoever closes that list has changed their mind. */
export const send = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined)
