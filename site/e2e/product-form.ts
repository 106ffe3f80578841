import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** What every product needs. */
export async function fillMasterData(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByLabel('Marke').fill('Crown')
  await page.getByLabel('Modell').fill('FC 5200')
  await page.getByLabel('Baujahr').fill('2020')
  await page.getByLabel('Preis', { exact: true }).fill('17.950')
  await page.getByLabel('Standort').fill('Bremen')
  await choose(page, 'Kategorie', 'Elektrostapler')
}

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
