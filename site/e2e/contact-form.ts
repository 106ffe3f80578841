import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MESSAGE = 'Wir suchen einen Stapler für 2,5 t und 4 m Hub.'

/** The summary of what is wrong. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
/** Presses the button of the form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Anfrage senden' }).click()

/** Fills in what every inquiry needs. */
export async function fill(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel(/^Firma/).fill('Muster Logistik')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Nachricht').fill(MESSAGE)
  await page.getByLabel(/Datenschutz/).check()
}

/** @param isConfirmed whether the privacy box is still ticked: only what comes back as it was sent has it so */
export async function expectFilled(page: Page, email: string, isConfirmed = true) {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Muster')
  await expect(page.getByLabel(/^Firma/)).toHaveValue('Muster Logistik')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(page.getByLabel('Nachricht')).toHaveValue(MESSAGE)
  await expect(page.getByLabel(/Datenschutz/)).toBeChecked({ checked: isConfirmed })
}
