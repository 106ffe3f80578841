import type { FigureKey } from '../figures/registry.ts'
import type { RentPeriod } from '../product/terms.ts'
import { spellOut } from '../writing/search-text.ts'
import type { StockField } from './fields.ts'

type Target =
  | Exclude<StockField, 'rent'>
  | FigureKey
  | `rent.${RentPeriod}`
  | `Weitere: ${'Batterie' | 'Ladegerät'}`

/**
 * Other headers for the fields and for two further specifications, as dealers, portals and English programs write them.
 * Of figures only what their own definitions do not say: those are loaded by every visitor.
 */
const aliases: Partial<Record<Target, string>> = {
  id: 'id, nr intern, produkt id, product id',
  stockNumber:
    'lager nr, lag nr, interne nr, intern nr, int nr, bestands nr, fahrzeug nr, fzg nr, artikel nr, art nr, geraete nr, geraet nr, inventar nr, inv nr, stapler nr, stock nr, stockno, stock no, sku, nr',
  title:
    'bezeichnung, geraetebezeichnung, maschinenbezeichnung, name, angebot, ueberschrift, geraet, maschine, fahrzeug, stapler, title, hersteller typ, hersteller modell, fabrikat typ, fabrikat modell, marke typ, marke modell, brand model, make model, make and model',
  brand: 'hersteller, fabrikat, brand, make, manufacturer',
  model: 'typ, modellbezeichnung, type, model',
  year: 'bj, jahr, baujahr jahr, herstellungsjahr, year, year of manufacture',
  condition: 'zustand, condition',
  grade: 'klasse, zustandsstufe, stufe, grade',
  status: 'verfuegbarkeit, state, availability',
  categoryId:
    'art, bauart, fahrzeugart, staplerart, geraeteart, staplertyp, geraetetyp, rubrik, gruppe, warengruppe, geraetegruppe, produktgruppe, kategorie, category, truck type, forklift type, vehicle type, machine type',
  priceKind: 'preisart, mwst, steuer, besteuerungsart, price kind',
  price:
    'preis, preis netto, netto preis, netto, vk, vk netto, netto vk, vk preis, vk preis netto, netto vk preis, preis vk, listen preis, angebots preis, price, net price, sales price',
  previousPrice:
    'frueherer preis, alter preis, streich preis, bisheriger preis, vorheriger preis, vorheriger betrag, previous price, old price',
  purchasePrice:
    'einkauf, einkauf netto, ek, ek netto, netto ek, ek preis, ek preis netto, netto ek preis, purchase price, cost price',
  'rent.day': 'miete tag, miete pro tag, tagespreis, rent day, rent per day, daily rate',
  'rent.week': 'miete woche, miete pro woche, wochenpreis, rent week, rent per week, weekly rate',
  'rent.month':
    'miete monat, miete pro monat, monatspreis, mietpreis, miete, rent month, rent per month, monthly rate',
  location: 'ort, niederlassung, lagerort, platz, location',
  description: 'text, beschreibungstext, description',
  images:
    'bild, bilder, foto, fotos, bildadresse, bildadressen, bild url, foto url, bilddatei, image, images, image url, picture, pictures, photo, photos',
  conditionReport: 'pruefbericht, pruefprotokoll, condition report, inspection report',
  featured: 'top angebot, highlight, featured',
  serialNumber:
    'masch nr, maschinen nr, serien nr, fabrik nr, fabr nr, fahrgestell nr, fg nr, fin, serial nr, serial no, serial',
  // What is remarked in a list is meant for those who read that list.
  note: 'bemerkung, bemerkungen, bem, bemerkung intern, anmerkung, anmerkungen, anm, info, hinweis, hinweise, kommentar, notiz, notizen, intern, interne bemerkung, note, notes, internal note, remark, remarks, comment, comments',
  capacity: 'tragkr, capacity, load capacity, lifting capacity, rated capacity',
  liftHeight: 'lift height, lifting height, max lift height, max lifting height',
  closedHeight:
    'closed height, collapsed height, overall lowered height, lowered height, lowered mast height, mast lowered height',
  freeLift: 'free lift, free lift height',
  length: 'length, overall length, total length',
  width: 'width, overall width',
  forkLength: 'fork length, length of forks',
  weight: 'weight, own weight, service weight',
  hours: 'hours, hour meter, operating hours, working hours, hours of operation',
  drive: 'fuel, fuel type, drive, power source',
  power: 'power, engine power',
  voltage: 'voltage, battery voltage',
  attachments: 'attachment, attachments',
  tyres: 'tyres, tires',
  // No figures of their own, but visitors ask for them.
  'Weitere: Batterie': 'batterie, battery',
  'Weitere: Ladegerät': 'ladegeraet, charger',
}

/** Words that are written together, apart and short: `Lagernummer`, `Lager-Nr.`; `Nettopreis`, `VK-Preis`. */
const sameWords: [RegExp, string][] = [
  [/€|\beuro?\b|\bin\b/g, ' '],
  [/nummer\b|number\b|(?<=\p{L}{2})nr\b|[#№]/gu, ' nr '],
  [/verkaufs?(?=[\s-]?preis)|\bverkauf\b|\bvk(?=preis)/g, ' vk '],
  [/einkaufs(?=[\s-]?preis)|\bek(?=preis)/g, ' ek '],
  [/\b(netto|listen|angebots|streich)(?=preis)/g, '$1 '],
]

/** Without the currency, brackets and stops, in lower case, umlauts spelled out. */
const wordsOf = (header: string) =>
  sameWords
    .reduce((text, [written, word]) => text.replace(written, word), spellOut(header))
    .split(/[\s()[\],;:.\-_/|+&]+/)
    .filter((word) => word !== '')
    .join(' ')

const targets = new Map(
  Object.entries(aliases).flatMap(([target, names]) =>
    names.split(', ').map((name) => [wordsOf(name), target] as const),
  ),
)

/** One of several columns: `Bild 1`, `Foto_2`, `image3`. */
const NUMBER_OF_PICTURE = /^((?:bild|foto|image|picture|photo).*?) ?\d{1,2}$/

/** The field that a header means, such as `Hersteller`, `Lagernr.`, `Preis netto (EUR)` or `Bild 1`. */
export const fieldOfAlias = (header: string): string | null =>
  targets.get(wordsOf(header).replace(NUMBER_OF_PICTURE, '$1')) ?? null

/** Headings that mean a field only where no other one does. */
const vague = new Set(
  'info anm jahr netto name geraet maschine fahrzeug stapler gruppe nr'.split(' '),
)
export const isVague = (header: string): boolean => vague.has(wordsOf(header))

/** A stock number, or the running number of a row: only its cells can tell. */
export const mayCountRows = (header: string): boolean => wordsOf(header) === 'nr'

/** `BH` is the Bauhöhe in one list and the Betriebsstunden in the next; neither can be told from a heading alone. */
export const isAmbiguous = (header: string): boolean => wordsOf(header) === 'bh'
