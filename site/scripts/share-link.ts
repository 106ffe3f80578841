interface Shared {
  url: string
  /** What stands beside the address in a message. */
  text?: string | undefined
}

/** Shares an address by the device's dialog, or copies it if there is none. @returns what to say about it */
export async function shareLink({ url, text }: Shared, otherwise: string): Promise<string> {
  if (navigator.share) {
    await navigator
      .share({ title: document.title, url, ...(text && { text }) })
      .catch(() => undefined)
    return ''
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  return copied ? 'Link kopiert' : otherwise
}
