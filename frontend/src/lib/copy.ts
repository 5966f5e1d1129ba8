/** Copies a text that stands in a field. The clipboard is kept from pages without TLS; there the field is copied from. */
export async function copy(text: string, field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    field.select()
    document.execCommand('copy')
  }
}
