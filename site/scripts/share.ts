/** Shares the page by the device's dialog, or copies its address if there is none. Also prints it. */
const shareButton = document.querySelector<HTMLButtonElement>('[data-share]')
const shareResult = document.querySelector('[data-share-result]')

async function share() {
  const link = { title: document.title, url: location.href }
  if (navigator.share) {
    await navigator.share(link).catch(() => undefined)
    return
  }
  const copied = await navigator.clipboard?.writeText(link.url).then(
    () => true,
    () => false,
  )
  if (shareResult)
    shareResult.textContent = copied
      ? 'Link kopiert'
      : 'Bitte kopieren Sie die Adresse dieser Seite'
}

shareButton?.addEventListener('click', share)
document.querySelector('[data-print]')?.addEventListener('click', () => print())

export {}
