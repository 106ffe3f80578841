/** `Verwaltung ElbStapler`, as the page came from the server. */
let administration = document.title

/** The dealer has another name since the page was loaded. */
export function renameAdministration(shortName: string) {
  const [page] = document.title.split(` · ${administration}`)
  administration = `Verwaltung ${shortName}`
  setWindowTitle(page ?? '')
}

export function setWindowTitle(page: string) {
  document.title = `${page} · ${administration}`
}

/** Keeps the title of the window equal to a heading, whose text changes with the screen. */
export function followHeading(heading: HTMLElement) {
  const observer = new MutationObserver(() => setWindowTitle(heading.innerText))
  observer.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
