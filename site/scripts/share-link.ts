/**
 * Shares an address by the device's dialog, or copies it if there is none.
 * @param text what is shared in its place, with the address in it
 * @returns what to say about it
 */
export async function shareLink(
  url: string,
  otherwise: string,
  text: string | null = null,
): Promise<string> {
  if (navigator.share) {
    const { title } = document
    await navigator.share(text ? { title, text } : { title, url }).catch(() => undefined)
    return ''
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  return copied ? 'Link kopiert' : otherwise
}
