import { z } from 'zod'
import { keysOf } from '../values/records.ts'
import { idInput, optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { isCountry } from './countries.ts'
import { eurosInput, hasTwoDecimals } from './money.ts'

/** What a line of an offer is about. */
export const lineKindLabels = {
  machine: 'Maschine',
  rent: 'Miete',
  service: 'Dienstleistung',
  delivery: 'Lieferung',
  discount: 'Nachlass',
  tradeIn: 'Inzahlungnahme',
} as const
export type LineKind = keyof typeof lineKindLabels

/** How a line is taxed. */
export const linePriceKindLabels = {
  net: 'zzgl. MwSt.',
  margin: 'Differenzbesteuert (§ 25a UStG)',
} as const

/** How the lines of an offer are taxed, as it is said there: what goes abroad has no VAT to add. */
export const priceKindLabelsIn = (
  taxMode: TaxMode,
): Record<keyof typeof linePriceKindLabels, string> =>
  taxMode === 'domestic' ? linePriceKindLabels : { ...linePriceKindLabels, net: 'Steuerfrei' }

/** Where the goods go, which decides the VAT. */
export const taxModeLabels = {
  domestic: 'Inland',
  eu: 'EU, mit USt-IdNr.',
  export: 'Ausfuhr (Drittland)',
} as const
export type TaxMode = keyof typeof taxModeLabels

export const MOST_LINES = 50
export const TOO_MANY_LINES = `Höchstens ${MOST_LINES} Positionen`
const MOST_PIECES = 999
const TITLE_LENGTH = 200
const TEXT_LENGTH = 5000

const text = (label: string) => optionalText(label, TEXT_LENGTH)

const lineFields = z.object({
  kind: z.enum(keysOf(lineKindLabels), { error: 'Diese Art von Position gibt es nicht' }),
  productId: idInput('Ungültige Maschine').nullable().default(null),
  title: requiredLine('Bezeichnung', TITLE_LENGTH, 'Bezeichnung ist erforderlich'),
  description: text('Beschreibung').default(''),
  quantity: z
    .number({ error: 'Menge muss eine Zahl sein' })
    .max(MOST_PIECES, `Menge darf höchstens ${MOST_PIECES} sein`)
    .refine(hasTwoDecimals, 'Menge darf höchstens zwei Nachkommastellen haben')
    .default(1),
  unitPrice: eurosInput('Preis'),
  priceKind: z
    .enum(keysOf(linePriceKindLabels), { error: 'Art des Preises muss net oder margin sein' })
    .default('net'),
  percent: z
    .number({ error: 'Prozent muss eine Zahl sein' })
    .gt(0, 'Prozent muss größer als 0 sein')
    .max(100, 'Prozent darf höchstens 100 sein')
    .refine(hasTwoDecimals, 'Prozent darf höchstens zwei Nachkommastellen haben')
    .optional()
    .meta({
      description: 'Nur eines Nachlasses: so viel von dem, was er mindert. unitPrice folgt daraus.',
    }),
  optional: z.boolean({ error: 'Muss wahr oder falsch sein' }).default(false),
  isAlternative: z.boolean({ error: 'Muss wahr oder falsch sein' }).default(false).meta({
    description: 'Steht statt einer anderen Position und zählt nicht',
  }),
})

/** What is counted of a line, whether or not it is called something yet. */
export const lineAmount = lineFields
  .omit({ title: true, description: true })
  .superRefine(requireFittingQuantity)

const offerLine = lineFields.superRefine(requireFittingQuantity)
export type OfferLine = z.infer<typeof offerLine>

/** Hours, months and rides may be parts, down to 0.01; half a machine is none. */
const inParts: readonly LineKind[] = ['service', 'rent', 'delivery']

function requireFittingQuantity(
  { kind, quantity, percent }: { kind: LineKind; quantity: number; percent?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (percent !== undefined && kind !== 'discount')
    context.addIssue({
      code: 'custom',
      path: ['percent'],
      message: 'Prozent gibt es nur bei einem Nachlass',
    })
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['quantity'], message })
  if (inParts.includes(kind)) {
    if (quantity < 0.01) refuse('Menge muss mindestens 0,01 sein')
  } else if (quantity < 1) refuse('Menge muss mindestens 1 sein')
  else if (!Number.isInteger(quantity))
    refuse(`${kind === 'machine' ? 'Maschinen gibt es nur als Ganze: ' : ''}${WHOLE}`)
}

const WHOLE = 'Menge muss eine ganze Zahl sein'

/** What says whether a line is in the sums. Lines of earlier versions know no alternatives. */
export type Countable = Pick<OfferLine, 'optional'> & Partial<Pick<OfferLine, 'isAlternative'>>

/** Whether a line is in the sums: neither optional nor an alternative. */
export const counts = ({ optional, isAlternative = false }: Countable): boolean =>
  !optional && !isAlternative

/** How many pieces of its machine a line speaks of: of a rent the quantity is months. */
export const piecesOf = ({ kind, quantity }: Pick<OfferLine, 'kind' | 'quantity'>): number =>
  kind === 'machine' ? quantity : 1

/** Whether a machine of the stock goes to the customer with this line, for good or for rent: it is reserved then. */
export const givesMachine = (
  line: Pick<OfferLine, 'kind' | 'optional' | 'isAlternative' | 'productId'>,
): boolean =>
  line.productId !== null && counts(line) && (line.kind === 'machine' || line.kind === 'rent')

/** How many machines are the customer's once they accept. */
export const orderedPieces = (lines: readonly OfferLine[]): number =>
  lines.filter(givesMachine).reduce((sum, line) => sum + piecesOf(line), 0)

const VAT_ID = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/

/** To whom an offer is made, as its paper is addressed. */
export const recipient = z.object({
  name: optionalLine('Name', TITLE_LENGTH),
  company: optionalLine('Firma', TITLE_LENGTH),
  street: optionalLine('Straße', TITLE_LENGTH),
  postalCode: optionalLine('Postleitzahl', 20),
  city: optionalLine('Ort', 100),
  country: z
    .string({ error: 'Land muss ein Kürzel wie DE sein' })
    .trim()
    .toUpperCase()
    .refine(isCountry, 'Dieses Land gibt es nicht; es wird als Kürzel wie DE angegeben'),
  /** Of a customer in another country of the EU. */
  vatId: optionalLine('USt-IdNr.', 20)
    .overwrite((id) => id.replaceAll(/[\s.-]/g, '').toUpperCase())
    .refine(
      (id) => id === '' || VAT_ID.test(id),
      'USt-IdNr. muss wie ATU12345678 geschrieben sein',
    ),
})
export type Recipient = z.infer<typeof recipient>

function linesOf<Line extends z.ZodType>(line: Line) {
  return z
    .array(line, { error: 'Positionen müssen eine Liste sein' })
    .max(MOST_LINES, TOO_MANY_LINES)
}

/** The fields of a draft. */
const fields = {
  recipient,
  lines: linesOf(offerLine),
  taxMode: z.enum(keysOf(taxModeLabels), { error: 'Muss domestic, eu oder export sein' }),
  validUntil: z.iso.date({ error: 'Gültig bis muss ein Tag wie 2026-12-24 sein' }),
  binding: z.boolean({ error: 'Muss wahr oder falsch sein' }),
  intro: text('Einleitung'),
  deliveryTime: text('Lieferzeit'),
  paymentTerms: text('Zahlung'),
  closing: text('Schluss'),
}

/** How many lines a text may have: two pages. A paper with that many lines in every position can still be drawn. */
const MOST_TEXT_LINES = 100

/** The texts that have too many lines for a paper, by field. Offers of earlier versions may have them. */
export function overlongTexts({
  lines = [],
  ...texts
}: Pick<OfferPatch, 'lines' | 'intro' | 'deliveryTime' | 'paymentTerms' | 'closing'>): {
  path: (string | number)[]
  sentence: string
}[] {
  const all = [
    ...(['intro', 'deliveryTime', 'paymentTerms', 'closing'] as const).map((field) => ({
      path: [field],
      text: texts[field] ?? '',
    })),
    ...lines.map(({ description }, index) => ({
      path: ['lines', index, 'description'],
      text: description,
    })),
  ]
  return all
    .filter(({ text }) => text.split('\n').length > MOST_TEXT_LINES)
    .map(({ path }) => ({
      path,
      sentence: `Der Text darf höchstens ${MOST_TEXT_LINES} Zeilen haben`,
    }))
}

/** Everything about an offer that is written by hand. */
export const offerContent = z.object(fields)
export type OfferContent = z.infer<typeof offerContent>

/** A line as it is sent: a discount that does not say which kind of price it lowers is divided among those there are. */
const sentLine = lineFields
  .extend({ priceKind: lineFields.shape.priceKind.unwrap().optional() })
  .superRefine(requireFittingQuantity)
export type SentLine = z.infer<typeof sentLine>

export const offerPatch = z
  .object({
    ...fields,
    recipient: recipient.partial(),
    lines: linesOf(sentLine),
  })
  .partial()
  .superRefine((patch, context) => {
    for (const { path, sentence } of overlongTexts(patch))
      context.addIssue({ code: 'custom', path, message: sentence })
  })
  .meta({ id: 'OfferPatch' })
export type OfferPatch = z.infer<typeof offerPatch>
