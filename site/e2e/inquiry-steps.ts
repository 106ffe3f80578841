import type { Locator } from '@playwright/test'

export const inquiry = {
  name: 'Frieda Lager',
  company: 'Lagerhaus Nord',
  email: 'frieda@lagerhaus.example',
  phone: '040 66969-105',
  message: 'Bitte rufen Sie mich zum Linde H30D zurück.',
  callback: true,
}

export async function writeNote(dialog: Locator, text: string) {
  await dialog.getByRole('radio', { name: 'Interne Notiz' }).check()
  await dialog.getByLabel('Notiz', { exact: true }).fill(text)
}
