import { z } from 'zod'
import { fieldMeta, flag } from '../forms/field.ts'
import { isReadable } from '../images/colours.ts'
import { keysOf } from '../values/records.ts'
import { optionalText, requiredLine } from '../writing/text.ts'

/** The pages that have room for claims, under the names that `paths` has for them. */
export const claimPageNames = {
  home: 'Startseite',
  used: 'Gebrauchte Stapler',
  rental: 'Stapler mieten',
  service: 'Service',
  about: 'Über uns',
} as const
export type ClaimPage = keyof typeof claimPageNames
export const claimPages = keysOf(claimPageNames)

/** Where a claim stands unless the dealer chooses, as all did before they could. */
const usualClaimPages: ClaimPage[] = ['home', 'about']

/** A figure that praises the dealer. Without a proof it is not shown (§ 5 UWG). */
export const claim = z.object({
  value: requiredLine('Angabe', 20).register(fieldMeta, { title: 'Angabe', help: 'z. B. 500+' }),
  label: requiredLine('Bezeichnung', 60).register(fieldMeta, {
    title: 'Bezeichnung',
    help: 'z. B. Maschinen verkauft',
  }),
  pages: z
    .array(
      z
        .enum(claimPages, { error: 'Auf dieser Seite stehen keine Angaben' })
        .register(fieldMeta, { choices: claimPageNames }),
      { error: 'Seiten müssen eine Liste sein' },
    )
    .overwrite((pages) => claimPages.filter((page) => pages.includes(page)))
    .default(usualClaimPages)
    .register(fieldMeta, {
      title: 'Steht auf den Seiten',
      help: 'Ohne Auswahl steht die Angabe nirgends',
    }),
  proof: optionalText('Beleg', 1000).register(fieldMeta, {
    title: 'Beleg',
    help: 'Woher wissen Sie es, Stand wann?',
    rows: 1,
  }),
})

const MOST_CLAIMS = 12

export const claimSettings = z
  .array(claim)
  .max(MOST_CLAIMS, `Höchstens ${MOST_CLAIMS} Angaben`)
  .register(fieldMeta, {
    title: 'Angaben, mit denen Sie werben',
    note: `Höchstens ${MOST_CLAIMS}, auf den Seiten, die Sie wählen. Was Sie nicht belegen können, darf nicht werben (§ 5 UWG): Ohne Beleg wird eine Angabe nicht gezeigt. Den Beleg sehen nur Sie.`,
    columns: '180px minmax(0, 1fr)',
    isOrdered: true,
    isNamedAbove: true,
  })

/** The colour of buttons and lines. */
export const accentColour = z
  .string({ error: 'Akzentfarbe fehlt' })
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Akzentfarbe muss wie #ffb100 geschrieben sein')
  .refine(isReadable, {
    error: 'Auf dieser Farbe ist weder weiße noch dunkle Schrift gut zu lesen',
  })
  .register(fieldMeta, {
    title: 'Akzentfarbe',
    help: 'Für Schaltflächen und Linien. Weiße oder dunkle Schrift muss darauf gut zu lesen sein.',
    type: 'color',
    isRequired: true,
  })

/** The dealer's logo in pixels as it is shown. */
export const logo = z.object({ src: z.string(), width: z.number(), height: z.number() })

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
