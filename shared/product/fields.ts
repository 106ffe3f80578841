import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import { optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { conditionAt, conditionReport, storedReport } from './condition-report.ts'
import {
  categoryId,
  euros,
  feedKeys,
  images,
  productCondition,
  productGrade,
  productStatus,
  publishAt,
  rent,
  rentRates,
  reservedFor,
  reservedUntil,
  specifications,
  stockNumber,
  withheldFrom,
  year,
} from './field-rules.ts'
import {
  adminStatusLabels,
  conditionLabels,
  conditions,
  gradeLabels,
  grades,
  priceKindLabels,
  priceKinds,
  productStatuses,
} from './terms.ts'

const NUMBER_HELP = 'Ihre eigene; auch Portale führen die Maschine darunter'
const LOCATION_HELP = 'Steht auf der Website, sobald die Maschine veröffentlicht ist'
const PREVIOUS_HELP = 'Steht durchgestrichen auf der Website, wenn er höher ist'
const PREPARATION_HELP = 'Netto: Werkstatt, Lack, Teile. Geht vom Rohertrag ab.'
const RESERVED_UNTIL = 'Letzter Tag der Reservierung; null: ohne Ende'
const RESERVED_FOR = 'Für welche Anfrage reserviert ist; null für alle, die keine Anfragen sehen'
const PUBLISHED_AT = 'Wann eine inaktive Maschine von selbst aktiv wird'

/** What is known of a field, whatever its kind. */
interface About {
  /** Beside its input, over its column, in the history and on pages. */
  label: string
  /** What its column tells about persons; see `PlainClass`. */
  tells: 'shop' | 'work'
  seenBy: 'visitors' | 'staff'
  /** Without which nobody sees it, nor changes it. */
  needs?: Permission
  /** Whether those may change it who change prices alone. */
  isForSales?: true
  /** Whether it stays with the machine when another one is made as its copy. */
  isOfOne?: true
  /** Whether papers print it, which do not have every letter. */
  isPrinted?: true
  /** Whether tables of the stock have no column of it. */
  isNoColumn?: true
  /** Whether its input stands in another part of the form than the master data, which have every plain one. */
  isElsewhere?: true
  /** Below its input. */
  help?: string
  isRequired?: true
  /** The height of its input; one line without it. */
  rows?: number
  /** The names of the values among which one chooses. */
  choices?: Readonly<Record<string, string>>
  /** What it is called to choose nothing. */
  noChoice?: string
}

/**
 * An entry of the table. Its column in the database, its input, its column in tables and its sentence in the history
 * follow from its kind; what is of its own kind says them where they are.
 */
export interface AnyField extends About {
  kind: 'name' | 'line' | 'text' | 'amount' | 'flag' | 'day' | 'choice' | 'own'
  /** What may be sent, and what is taken where nothing is. */
  rule: z.ZodType
  /** What is stored and answered. */
  stored: z.ZodType
}

/** A line that every machine has. */
export const name = <const Entry extends About>(entry: Entry) => ({
  kind: 'name' as const,
  ...entry,
  rule: requiredLine(entry.label, 200, `${entry.label} ist erforderlich`),
  stored: z.string(),
})

export const line = <const Entry extends About>(max: number, entry: Entry) => ({
  kind: 'line' as const,
  ...entry,
  rule: optionalLine(entry.label, max).default(''),
  stored: z.string(),
})

/** A text of several lines. */
export const text = <const Entry extends About & { rows: number }>(max: number, entry: Entry) => ({
  kind: 'text' as const,
  ...entry,
  rule: optionalText(entry.label, max).default(''),
  stored: z.string(),
})

/** Net euros, or null. */
export const amount = <const Entry extends About>(entry: Entry, called: string = entry.label) => ({
  kind: 'amount' as const,
  ...entry,
  rule: euros(called).nullable().default(null),
  stored: z.number().nullable(),
})

export const flag = <const Entry extends About>(entry: Entry) => ({
  kind: 'flag' as const,
  ...entry,
  rule: z.boolean({ error: `${entry.label} muss wahr oder falsch sein` }).default(false),
  stored: z.boolean(),
})

/** A day as `2026-12-12`, or null. */
export const day = <const Entry extends About>(
  entry: Entry,
  rule = z.iso.date(`${entry.label} muss ein Tag wie 2026-12-12 sein`).nullable(),
) => ({
  kind: 'day' as const,
  ...entry,
  rule: rule.default(null),
  stored: z.iso.date().nullable(),
})

type Ruled = About & Pick<AnyField, 'rule' | 'stored'>
const choice = <const Entry extends Ruled>(entry: Entry) => ({ kind: 'choice' as const, ...entry })
const own = <const Entry extends Ruled>(entry: Entry) => ({ kind: 'own' as const, ...entry })

const shop = { tells: 'shop', seenBy: 'visitors' } as const
const internal = { tells: 'shop', seenBy: 'staff' } as const
/** Beside the price. */
const sale = { isForSales: true, isElsewhere: true } as const
/** What ends or begins by itself, for the machine that it was said of. */
const dated = { ...internal, ...sale, isOfOne: true, isNoColumn: true } as const

/** What a machine has cost the dealer. Not null by default: to name it needs a permission of its own. */
const cost = <const Entry extends Pick<About, 'label' | 'help'>>(entry: Entry) => ({
  ...amount({ ...internal, ...sale, needs: 'products.purchase-price', ...entry }),
  rule: euros(entry.label).nullable().optional(),
  stored: z.number().nullable().meta({ description: 'Nettoeuro; fehlt ohne die Berechtigung' }),
})

/** Every field of a product, in the order of an exported table. */
export const productFields = {
  stockNumber: {
    ...line(40, { ...shop, label: 'Lagernummer', help: NUMBER_HELP, isOfOne: true }),
    rule: stockNumber.default(null),
    stored: z.string().nullable(),
  },
  title: name({ ...shop, label: 'Titel', isPrinted: true }),
  brand: name({ ...shop, label: 'Marke', isPrinted: true }),
  model: name({ ...shop, label: 'Modell', isPrinted: true }),
  year: own({
    ...shop,
    label: 'Baujahr',
    rule: year.nullable().default(null),
    stored: z.number().int().nullable().meta({ description: 'null, wenn es niemand weiß' }),
    help: 'Ohne Angabe steht auf der Website „unbekannt“',
  }),
  condition: choice({
    ...shop,
    label: 'Zustand',
    rule: productCondition.default('used'),
    stored: z.enum(conditions),
    choices: conditionLabels,
    isRequired: true,
  }),
  grade: choice({
    ...shop,
    label: 'Zustandsklasse',
    rule: productGrade.default(null),
    stored: z.enum(grades).nullable(),
    choices: gradeLabels,
    noChoice: 'Keine',
    help: 'Bei gebrauchten Maschinen',
  }),
  status: choice({
    ...shop,
    ...sale,
    label: 'Status',
    rule: productStatus.default('active'),
    stored: z.enum(productStatuses),
    choices: adminStatusLabels,
    isRequired: true,
    help: 'Inaktive Maschinen erscheinen nicht auf der Website.',
  }),
  categoryId: own({ ...shop, label: 'Kategorie', rule: categoryId, stored: z.number().int() }),
  priceKind: choice({
    ...shop,
    ...sale,
    label: 'Besteuerung',
    rule: z.enum(priceKinds, { error: 'Ungültige Preisart' }).default('net'),
    stored: z.enum(priceKinds),
    choices: priceKindLabels,
    isRequired: true,
  }),
  price: amount({ ...shop, ...sale, label: 'Preis' }),
  previousPrice: amount(
    { ...shop, ...sale, label: 'Alter Preis', help: PREVIOUS_HELP },
    'Früherer Preis',
  ),
  purchasePrice: cost({ label: 'Einkaufspreis' }),
  preparationCost: cost({ label: 'Aufbereitung', help: PREPARATION_HELP }),
  rent: own({
    ...shop,
    ...sale,
    label: 'Mietpreise',
    rule: rent.default(null),
    stored: rentRates.nullable(),
  }),
  location: name({ ...shop, label: 'Standort', help: LOCATION_HELP, isPrinted: true }),
  description: text(10_000, {
    ...shop,
    label: 'Beschreibung',
    rows: 4,
    help: 'Zustand, Ausstattung, Besonderheiten (freiwillig)',
    isPrinted: true,
  }),
  descriptionEn: text(10_000, {
    ...shop,
    label: 'Beschreibung auf Englisch',
    rows: 4,
    help: 'Für die englischen Seiten; ohne sie steht dort die deutsche',
    isPrinted: true,
  }),
  images: own({ ...shop, label: 'Bilder', rule: images.default([]), stored: z.array(z.string()) }),
  specifications: own({
    ...shop,
    label: 'Technische Daten',
    rule: specifications.default({}),
    stored: z.record(z.string(), z.string()),
    isPrinted: true,
    isNoColumn: true,
  }),
  conditionReport: own({
    ...shop,
    label: 'Zustandsbericht',
    rule: conditionReport.default(null),
    stored: storedReport,
    isOfOne: true,
    isPrinted: true,
  }),
  conditionAt: day(
    { ...shop, label: 'Geprüft am', isOfOne: true, isNoColumn: true, isElsewhere: true },
    conditionAt,
  ),
  featured: flag({
    ...shop,
    label: 'Empfohlen',
    help: 'Steht auf der Startseite vorn.',
    isElsewhere: true,
  }),
  serialNumber: line(100, {
    ...internal,
    label: 'Seriennummer',
    help: 'Nur für Sie, nie auf der Website',
    isOfOne: true,
  }),
  note: text(5000, {
    ...internal,
    ...sale,
    label: 'Interne Notiz',
    rows: 2,
    help: 'Nur für Sie und Ihre Kollegen, nie auf der Website',
  }),
  withheldFrom: own({
    ...internal,
    label: 'In diesen Portalen nicht anbieten',
    rule: withheldFrom.default([]),
    stored: z.array(z.enum(feedKeys)),
  }),
  reservedUntil: {
    ...day({ ...dated, label: 'Reserviert bis' }, reservedUntil),
    stored: z.iso.date().nullable().meta({ description: RESERVED_UNTIL }),
  },
  reservedFor: own({
    ...dated,
    tells: 'work',
    label: 'Reserviert für',
    rule: reservedFor.default(null),
    stored: z.number().int().nullable().meta({ description: RESERVED_FOR }),
  }),
  publishAt: own({
    ...dated,
    label: 'Veröffentlichen am',
    rule: publishAt.default(null),
    stored: z.iso.datetime().nullable().meta({ description: PUBLISHED_AT }),
  }),
} satisfies Record<string, AnyField>
export type ProductField = keyof typeof productFields

const byName = new Map<string, AnyField>(Object.entries(productFields))

/** What is known of a field that is only known by its name; undefined for what is none. */
export const aboutField = (field: string): AnyField | undefined => byName.get(field)

/** Whether those may change it who may change prices alone. */
export const isSaleField = (field: string): boolean => aboutField(field)?.isForSales === true
