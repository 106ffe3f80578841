import styles from 'photoswipe/style.css?url'

/** Opens the images in a lightbox, which is loaded at the first click. */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const links = [...(gallery?.querySelectorAll('a') ?? [])]

/** The size of the original is not known, so it is calculated from the proportions of the preview. */
function slide(link: HTMLAnchorElement) {
  const image = link.querySelector('img')
  const { naturalWidth: width = 4, naturalHeight: height = 3 } = image ?? {}
  const original = Number(gallery?.dataset.gallery)
  const scale = original / Math.max(width, height, 1)
  return {
    src: link.href,
    // An image of another server has one size alone.
    ...(image?.srcset && { srcset: `${image.srcset}, ${link.href} ${original}w` }),
    msrc: image?.currentSrc,
    alt: image?.alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

let styled: Promise<unknown> | undefined

/** Loaded at the first click too. An imported style sheet would be loaded at every visit. */
function addStyles() {
  styled ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
  return styled
}

async function open(index: number) {
  const [{ default: PhotoSwipe }] = await Promise.all([
    import('photoswipe'),
    addStyles(),
    links[index]
      ?.querySelector('img')
      ?.decode()
      .catch(() => undefined),
  ])
  const lightBox = new PhotoSwipe({
    dataSource: links.map(slide),
    index,
    bgOpacity: 0.94,
    returnFocus: false,
    // The lightbox ignores Escape during its animation, which takes seconds on a slow device.
    showHideAnimationType: 'none',
    closeTitle: 'Schließen',
    zoomTitle: 'Vergrößern',
    arrowPrevTitle: 'Vorheriges Bild',
    arrowNextTitle: 'Nächstes Bild',
    errorMsg: 'Das Bild kann nicht geladen werden.',
    indexIndicatorSep: ' von ',
  })
  lightBox.on('destroy', () => links[lightBox.currIndex]?.focus())
  lightBox.init()
}

gallery?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(links.indexOf(link))
})
