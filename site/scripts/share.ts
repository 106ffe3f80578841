import './print.ts'
import { shareLink } from './share-link.ts'

/** Shares the page. */
const shareButton = document.querySelector<HTMLButtonElement>('[data-share]')
const shareResult = document.querySelector('[data-share-result]')

shareButton?.addEventListener('click', async () => {
  const otherwise = 'Bitte kopieren Sie die Adresse dieser Seite'
  const result = await shareLink(location.href, document.title, otherwise)
  if (shareResult) shareResult.textContent = result
})
