// A busy browser may stop drawing a page for ever: no frame comes any more until it is opened anew.

/** Waits for the next frame, in a page, and answers whether it came within a second. */
export const nextFrame = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true))
    setTimeout(resolve, 1000, false)
  })

/** For Playwright's `waitForFunction`, which looks again with each frame otherwise. */
export const WITHOUT_FRAMES = { polling: 30 }
