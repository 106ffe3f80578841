import PhotoSwipe from 'photoswipe'
import { heedOverlays } from '../history/overlays.ts'
import styles from './light-box.css?url'

/** As which a picture stands that is not there yet. */
const FRAME = { naturalWidth: 4, naturalHeight: 3 }

/** A size is named by its longer edge. The browser chooses by the width, of which a tall picture has less. */
const inWidths = (srcset: string, perEdge: number) =>
  srcset.replaceAll(/ (\d+)w/g, (_, edge) => ` ${Math.round(Number(edge) * perEdge)}w`)

/** The size of the original is not known, so it is calculated from the proportions of the preview. */
function slide(link: HTMLAnchorElement, original: number) {
  const image = link.querySelector('img')
  const { naturalWidth: width, naturalHeight: height } = image?.naturalWidth ? image : FRAME
  const edge = Math.max(width, height)
  const scale = original / edge
  return {
    src: link.href,
    // An image of another server has one size alone.
    ...(image?.srcset && {
      srcset: inWidths(`${image.srcset}, ${link.href} ${original}w`, width / edge),
    }),
    msrc: image?.currentSrc,
    alt: image?.alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

const german = {
  closeTitle: 'Schließen',
  zoomTitle: 'Vergrößern',
  arrowPrevTitle: 'Vorheriges Bild',
  arrowNextTitle: 'Nächstes Bild',
  errorMsg: 'Das Bild kann nicht geladen werden.',
  indexIndicatorSep: ' von ',
}

const english: typeof german = {
  closeTitle: 'Close',
  zoomTitle: 'Zoom',
  arrowPrevTitle: 'Previous picture',
  arrowNextTitle: 'Next picture',
  errorMsg: 'The picture cannot be loaded.',
  indexIndicatorSep: ' of ',
}

let styled: Promise<unknown> | undefined

/** Loaded with the first picture. An imported style sheet would be loaded at every visit. */
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

/** A dialog over the page, in which the pictures say whose they are and which of them is shown. */
function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'light-box'
  dialog.ariaLabel = `${document.documentElement.lang === 'en' ? 'Pictures' : 'Bilder'}: ${document.querySelector('h1')?.textContent.trim()}`
  document.body.append(dialog)
  return dialog
}

/** Loads a picture that was never in view. @returns whether its proportions are known only now */
async function catchUp(link: HTMLAnchorElement): Promise<boolean> {
  const image = link.querySelector('img')
  if (!image || image.naturalWidth > 0) return false
  image.loading = 'eager'
  return image.decode().then(
    () => true,
    () => false,
  )
}

/**
 * Shows the pictures of a gallery large, one at a time.
 * @param opened the link of the first that is shown
 */
export async function openLightBox(gallery: HTMLElement, opened: HTMLAnchorElement): Promise<void> {
  const links = [...gallery.querySelectorAll('a')]
  const picture = opened.querySelector('img')
  await Promise.all([addStyles(), picture?.decode().catch(() => undefined)])
  // A second click, while the first one was waiting for all that.
  if (document.querySelector('.light-box')) return
  const dialog = addDialog()
  const slideOf = (link: HTMLAnchorElement) => slide(link, Number(gallery.dataset.gallery))
  const slides = links.map(slideOf)
  const words = document.documentElement.lang === 'en' ? english : german
  const lightBox = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: slides,
    index: links.indexOf(opened),
    bgOpacity: 0.94,
    // The dialog does all three.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    // The light box ignores what closes it during its animation, which takes seconds on a slow device.
    showHideAnimationType: 'none',
    ...words,
  })
  dialog.addEventListener('close', () => {
    lightBox.close()
    dialog.remove()
  })
  lightBox.on('destroy', () => {
    dialog.close()
    links[lightBox.currIndex]?.focus()
  })
  dialog.showModal()
  heedOverlays()
  lightBox.init()
  lightBox.element?.removeAttribute('role')
  lightBox.element?.querySelector('.pswp__counter')?.setAttribute('role', 'status')
  links.forEach(async (link, index) => {
    if (!(await catchUp(link)) || !dialog.isConnected) return
    slides[index] = slideOf(link)
    lightBox.refreshSlideContent(index)
  })
}
