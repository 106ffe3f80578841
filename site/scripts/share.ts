import { shareLink } from './share-link.ts'

/** Shares the machine by its own address. */
const shareButton = document.querySelector<HTMLButtonElement>('[data-share]')
const shareResult = document.querySelector('[data-share-result]')

shareButton?.addEventListener('click', async () => {
  const otherwise = 'Bitte kopieren Sie die Adresse dieser Seite'
  const result = await shareLink(shareButton.dataset.share ?? '', otherwise)
  if (shareResult) shareResult.textContent = result
})
