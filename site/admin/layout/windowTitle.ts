import { company } from '../../../shared/company.ts'

export function setWindowTitle(page: string) {
  document.title = `${page} · Verwaltung ${company.shortName}`
}

/** Names the window after a heading, whichever screen fills it. */
export function followHeading(heading: HTMLElement) {
  const observer = new MutationObserver(() => setWindowTitle(heading.innerText))
  observer.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
