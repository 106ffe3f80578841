import { shareLink } from './share-link.ts'

/** Shares a list of machines or a comparison, with its prices in words. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-share-list]') : null
  if (!button) return
  const { shareList = '', shareText: text } = button.dataset
  const url = new URL(shareList, location.href).href
  const result = await shareLink({ url, text }, `Bitte kopieren Sie diese Adresse: ${url}`)
  const note = document.querySelector('[data-share-note]')
  if (note) note.textContent = result
})
