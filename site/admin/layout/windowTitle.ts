/** `Verwaltung ElbStapler`, as the page came from the server. */
const ADMINISTRATION = document.title

export function setWindowTitle(page: string) {
  document.title = `${page} · ${ADMINISTRATION}`
}

/** Keeps the title of the window equal to a heading, whose text changes with the screen. */
export function followHeading(heading: HTMLElement) {
  const observer = new MutationObserver(() => setWindowTitle(heading.innerText))
  observer.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
