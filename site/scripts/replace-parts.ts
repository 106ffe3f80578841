/**
 * Shows parts of another page of the same kind in place of those of this one. Each part has an id.
 * @param selector of the parts
 */
export async function showParts(
  address: string,
  selector: string,
  signal: AbortSignal,
): Promise<Document> {
  const answer = await fetch(address, { signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const parts = [...page.querySelectorAll(selector)]
  if (parts.length === 0) throw new Error(`GET ${address}: ${answer.status}`)
  for (const part of parts) document.getElementById(part.id)?.replaceWith(part)
  return page
}

/** As `showParts`; the page is that one from then on. */
export async function replaceParts(
  address: string,
  selector: string,
  signal: AbortSignal,
): Promise<Document> {
  const page = await showParts(address, selector, signal)
  document.title = page.title
  history.replaceState(history.state, '', address)
  return page
}
