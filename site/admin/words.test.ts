import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

/** The lines of the administration, without its comments, in which something stands. */
const linesWith = (pattern: RegExp) =>
  files.flatMap(({ text }) =>
    text
      .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => line.trim()),
  )

describe('the words of the administration', () => {
  it('calls a machine „Maschine“, but where the specification has another word', () => {
    const specified = [
      /'Produkt \|\|\|\| Produkte'/,
      /Fehler beim (?:Laden der|Speichern des|Löschen des) Produkt(?:e|s)/,
      /Kategorie kann nicht gelöscht werden - enthält Produkte/,
      /Keine Produkte vorhanden/,
      // The name of the screen, as it stands in the menu, and of its one record that is not there.
      /<PageHeader title="Produkte"/,
      /aria-label="Produkte"/,
      /title="Produkt"/,
    ]
    const found = linesWith(/\bProdukt/).filter((line) => !specified.some((one) => one.test(line)))
    expect(found).toEqual([])
  })

  it('has one word for nobody in charge', () => {
    expect(linesWith(/'alle'|niemand Bestimmt|Niemand bestimmt/)).toEqual([])
  })

  it('names no variable of the environment but to administrators', () => {
    const named = linesWith(
      /\b(?:IMAP|SMTP|SITE|DATABASE|STORAGE|PURGE)_URL\b|\bMAIL_(?:TO|FROM)\b/,
    )
    expect(named.filter((line) => !line.includes('FOR_OPERATOR'))).toEqual([])
  })
})
