import { shareLink } from './share-link.ts'

/** Shares a list of machines with the words that its mail has, in which its address stands. */
export async function shareList(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset.shareList ?? '', location.href).href
  const mail = document.querySelector<HTMLAnchorElement>('[data-send-list]')
  const text = mail && new URL(mail.href).searchParams.get('body')
  const result = await shareLink(url, `Bitte kopieren Sie diese Adresse: ${url}`, text)
  const note = document.querySelector('[data-shortlist-note]')
  if (note) note.textContent = result
}
