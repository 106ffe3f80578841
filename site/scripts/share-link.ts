/** Shares an address by the device's dialog, or copies it if there is none. @returns what to say about it */
export async function shareLink(url: string, title: string, otherwise: string): Promise<string> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined)
    return ''
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  return copied ? 'Link kopiert' : otherwise
}
