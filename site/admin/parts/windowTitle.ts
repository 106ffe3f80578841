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
  const follow = () => {
    if (heading.textContent) setWindowTitle(heading.textContent)
  }
  // React lets go of the heading while a screen is loaded, and comes back with the new text in it.
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
