import { englishSpecification } from '../product/english-specification.ts'
import { conditionLabels } from '../product/terms.ts'
import type { Wording } from '../writing/english.ts'
import type { Column, CsvFeed } from './description.ts'
import { NO_BRAND, NO_MODEL, numberHint, pictureHint, priceHint } from './hints.ts'
import {
  type MaschinensucherColumn,
  maschinensucherColumns,
  pictureColumns,
} from './maschinensucher-columns.ts'
import type { OfferedMachine } from './offered-machine.ts'
import { joined, oneLine, taxNote, technicalData, withoutContacts } from './texts.ts'

const EMPTY = () => null

const clean = (text: string, { dealer }: OfferedMachine) => withoutContacts(text, dealer)

const subcategories: Record<string, string> = {
  diesel: 'Dieselstapler',
  electric: 'Elektrostapler',
  compact: 'Elektrostapler',
  reach: 'Schubmaststapler',
}

const text = (machine: OfferedMachine) =>
  joined(
    clean(technicalData(machine), machine),
    clean(machine.product.description, machine),
    taxNote(machine),
  )

/** Only with an English description: without one the marketplace shows German texts as it always has. */
const inEnglish = (write: (machine: OfferedMachine) => string) => (machine: OfferedMachine) =>
  machine.product.descriptionEn === '' ? null : write(machine)

const isEnglish = ({ isGerman }: Wording) => !isGerman

/** `Load capacity: 3,000 kg`: the lines of technical data of which every word is known in English. */
const englishData = ({ product }: OfferedMachine): string =>
  englishSpecification(product)
    .flatMap(({ lines }) => lines)
    .filter(({ name, values }) => isEnglish(name) && values.every(isEnglish))
    .map(({ name, values }) => oneLine(`${name.text}: ${values.map(textOf).join(', ')}`))
    .join('; ')

const textOf = ({ text }: Wording) => text

const englishText = (machine: OfferedMachine) =>
  joined(
    clean(englishData(machine), machine),
    clean(machine.product.descriptionEn, machine),
    taxNote(machine) && TAX_NOTE_IN_ENGLISH,
  )

const TAX_NOTE_IN_ENGLISH = 'Margin scheme (§ 25a UStG), VAT cannot be shown'

/** An advertisement made of nothing but contact data keeps its maker and model. */
const title = (machine: OfferedMachine) => {
  const { title, brand, model } = machine.product
  return clean(title, machine) || clean(`${brand} ${model}`, machine)
}

type Fill = Column['fill']

const pictures: Partial<Record<MaschinensucherColumn, Fill>> = Object.fromEntries(
  pictureColumns.map((name, index): [string, Fill] => [
    name,
    ({ pictures }) => pictures[index] ?? null,
  ]),
)

/**
 * The guide names the columns in public, but not which words it takes for price options, duration and kind of
 * machine, so these stay empty.
 */
const filled: Partial<Record<MaschinensucherColumn, Fill>> = {
  'Bezeichnung DE': title,
  'Bezeichnung EN': inEnglish(title),
  Hersteller: (machine) => clean(machine.product.brand, machine),
  Typ: (machine) => clean(machine.product.model, machine),
  'Technische Daten DE': text,
  'Technische Daten EN': inEnglish(englishText),
  Baujahr: ({ product }) => product.year,
  'Zustand DE': ({ product }) => conditionLabels[product.condition],
  'Zustand EN': ({ product }) => product.condition,
  Betriebsstunden: ({ product }) => product.figures.hours ?? null,
  Maschinennummer: ({ number }) => number,
  Standort: (machine) => clean(machine.product.location, machine),
  ...pictures,
  Vermietung: ({ product }) => (product.rent === null ? 0 : 1),
  Hauptkategorie: () => 'Flurförderzeuge',
  Unterkategorie: ({ product }) => subcategories[product.category.slug] ?? 'Gabelstapler',
  Preis: ({ price }) => price,
  Lagernummer: ({ number }) => number,
  Deaktiviert: () => 0,
}

/** The texts of which contact data were removed, by the names of their fields. */
function strippedFields(machine: OfferedMachine): string[] {
  const { title, description, descriptionEn, brand, model, location } = machine.product
  const texts = {
    Titel: title,
    Beschreibung: description,
    'Beschreibung auf Englisch': descriptionEn,
    'Technische Daten': technicalData(machine),
    Marke: brand,
    Modell: model,
    Standort: location,
  }
  return Object.entries(texts)
    .filter(([, value]) => clean(value, machine) !== oneLine(value))
    .map(([name]) => name)
}

/**
 * The marketplace's rules (machineseeker.co.uk/rules) take no advertisement without technical data, and no
 * telephone number, mail or web address in its text. The fully automated import deletes what is missing.
 */
export const maschinensucher: CsvFeed = {
  key: 'maschinensucher',
  file: 'maschinensucher.csv',
  type: 'text/csv; charset=utf-8',
  kind: 'csv',
  columns: maschinensucherColumns.map((name) => ({ name, fill: filled[name] ?? EMPTY })),
  hasHeader: true,
  encoding: 'UTF-8',
  quotesTexts: false,
  isForSpreadsheets: false,
  obstacles: (machine) => [
    ...(clean(technicalData(machine), machine) === ''
      ? ['Technische Daten fehlen. Ohne sie veröffentlicht Maschinensucher kein Inserat.']
      : []),
    ...(clean(machine.product.brand, machine) === '' ? [NO_BRAND] : []),
    ...(clean(machine.product.model, machine) === '' ? [NO_MODEL] : []),
  ],
  hints: (machine) => [
    ...strippedFields(machine).map(
      (name) =>
        `${name}: Telefonnummern, Adressen und Internetadressen sind entfernt, Maschinensucher erlaubt sie nicht.`,
    ),
    ...priceHint(machine),
    ...pictureHint(machine, pictureColumns.length),
    ...numberHint(machine),
  ],
}
