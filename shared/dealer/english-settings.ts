import { z } from 'zod'
import { fieldMeta, flag } from '../forms/field.ts'

/** What holds for a dealer who has not decided. */
export const NO_ENGLISH = { hasPages: false }

/** The pages for buyers abroad, and what is written to them. */
export const englishSettings = z
  .object({
    /** Without it none of the English addresses exist. */
    hasPages: flag().register(fieldMeta, {
      title: 'Website auch auf Englisch',
      help: 'Bestand, Maschinen und Anfrage unter /en. Ausgeschaltet gibt es diese Seiten nicht mehr, und verschickte Links auf sie enden. Wer mit Sprache Englisch eingetragen ist, bekommt Antworten und Angebote weiter auf Englisch.',
    }),
  })
  .register(fieldMeta, {
    note: 'Für Käufer im Ausland. Technische Daten, Preise und Lieferbedingungen übersetzen sich von selbst; Beschreibungen und den Text der Seite „Export“ schreiben Sie selbst.',
  })
