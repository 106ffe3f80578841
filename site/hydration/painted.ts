import type { ClientDirective } from 'astro'

/** Milliseconds after which an island no longer waits, for a browser that keeps its paints to itself. */
const PATIENCE = 500

/**
 * `client:painted`: an island comes alive as soon as its page has been painted for the first time, so
 * that its scripts do not share the line with what that paint needs. Sooner than `client:idle`, for
 * which a busy phone may wait seconds while somebody types.
 */
const painted: ClientDirective = async (load) => {
  await Promise.race([firstContentfulPaint(), new Promise((end) => setTimeout(end, PATIENCE))])
  const hydrate = await load()
  await hydrate()
}

function firstContentfulPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

export default painted
