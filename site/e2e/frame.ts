/** Resolves with the next frame, in a page. A busy browser may leave one undrawn for ever: it waits a second at most. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, 1000)
  })
