/** Replaces images that cannot be loaded by the placeholder. */
function replace(image: HTMLImageElement) {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset.fallback
  image.removeAttribute('srcset')
  image.src = fallback
}

document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && replace(target),
  { capture: true },
)

for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)

export {}
