import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
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
