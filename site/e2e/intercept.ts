import type { Page, Route } from '@playwright/test'

type Address = Parameters<Page['route']>[0]

/**
 * Has something else answer these requests of a page until the returned function is called. The page stays intercepted:
 * a request that is on its way while `unroute` or `times` ends that may hang for good (microsoft/playwright#41802).
 */
export async function intercept(
  page: Page,
  address: Address,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false
  await page.route(address, (route) => (isOver ? route.fallback() : answer(route)))
  return () => {
    isOver = true
  }
}

/** Lets these requests fail as without a network, until the returned function is called. */
export const cutOff = (page: Page, address: Address): Promise<() => void> =>
  intercept(page, address, (route) => route.abort())

/** Lets the next of these requests fail as without a network. */
export async function failOnce(page: Page, address: Address): Promise<void> {
  const restore = await intercept(page, address, (route) => {
    restore()
    return route.abort()
  })
}
