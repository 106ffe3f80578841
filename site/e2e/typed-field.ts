import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The field shows and announces why its value is ignored, and keeps what was typed. */
export async function expectRefused(field: Locator, typed: string, reason: string) {
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(reason)
  const message = field.page().locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
  // As far as the browser scrolls when the field gets the focus.
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await expect(message).toBeInViewport()
  await expect(message.and(field.page().locator('[aria-live] *'))).toHaveCount(1)
}

export async function expectAccepted(field: Locator, typed: string) {
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(field).not.toHaveAttribute('aria-describedby')
}
