/** Opens the pictures large, over the page. What that needs is loaded at the first click; without it they are links. */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')

gallery?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  try {
    const { openLightBox } = await import('./light-box.ts')
    await openLightBox(gallery, link)
  } catch {
    location.assign(link.href)
  }
})

export {}
