import { z } from 'zod'
import { conditionAt, conditionReport, storedReport } from './condition-report.ts'
import {
  type About,
  type AnyField,
  amount,
  choice,
  day,
  flag,
  line,
  name,
  own,
  text,
} from './field-kinds.ts'
import {
  categoryId,
  datedLabels,
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
    ...day({ ...dated, label: datedLabels.reservedUntil }, reservedUntil),
    stored: z.iso.date().nullable().meta({ description: RESERVED_UNTIL }),
  },
  reservedFor: own({
    ...dated,
    tells: 'work',
    label: datedLabels.reservedFor,
    rule: reservedFor.default(null),
    stored: z.number().int().nullable().meta({ description: RESERVED_FOR }),
  }),
  publishAt: own({
    ...dated,
    label: datedLabels.publishAt,
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
