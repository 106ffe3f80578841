import { spellOut } from '../catalogue/search.ts'
import type { RentPeriod } from '../catalogue/terms.ts'
import type { StockField } from './fields.ts'

type Target =
  | Exclude<StockField, 'rent'>
  | `rent.${RentPeriod}`
  | `Weitere: ${'Batterie' | 'Ladegerät'}`

/** Other headers for the fields and for two further specifications, as dealers, portals and English programs write them. */
const aliases: Partial<Record<Target, string>> = {
  id: 'id, nr intern, produkt id, product id',
  stockNumber:
    'lagernr, lager nr, lag nr, lager nummer, interne nummer, bestandsnummer, fahrzeugnummer, artikelnummer, artikelnr, stock number, stock no, stockno, sku',
  title: 'bezeichnung, name, angebot, ueberschrift, title',
  brand: 'hersteller, fabrikat, brand, make, manufacturer',
  model: 'typ, modellbezeichnung, type, model',
  year: 'bj, jahr, baujahr jahr, herstellungsjahr, year, year of manufacture',
  condition: 'zustand, condition',
  grade: 'klasse, zustandsstufe, stufe, grade',
  status: 'verfuegbarkeit, state, availability',
  categoryId: 'art, bauart, staplerart, geraeteart, rubrik, kategorie, category',
  priceKind: 'preisart, mwst, steuer, besteuerungsart, price kind',
  price:
    'preis, preis netto, nettopreis, netto preis, verkaufspreis, netto, vk, vk netto, vk preis, price, net price',
  previousPrice:
    'frueherer preis, alter preis, streichpreis, bisheriger preis, vorheriger preis, vorheriger betrag, previous price, old price',
  purchasePrice:
    'einkaufspreis, einkaufspreis netto, einkauf, einkauf netto, ek, ek netto, ek preis, ek preis netto, purchase price, cost price',
  'rent.day': 'miete tag, miete pro tag, tagespreis, rent day, rent per day, daily rate',
  'rent.week': 'miete woche, miete pro woche, wochenpreis, rent week, rent per week, weekly rate',
  'rent.month':
    'miete monat, miete pro monat, monatspreis, mietpreis, miete, rent month, rent per month, monthly rate',
  location: 'ort, niederlassung, lagerort, platz, location',
  description: 'text, beschreibungstext, description',
  images: 'bild, foto, fotos, bildadressen, bild url, image, images, pictures, photos',
  conditionReport: 'pruefbericht, pruefprotokoll, condition report, inspection report',
  featured: 'top angebot, highlight, featured',
  serialNumber:
    'masch nr, maschinen nr, maschinennr, maschinennummer, serien nr, seriennr, serien nummer, fabriknummer, fabrik nr, fabr nr, fahrgestellnummer, fahrgestell nr, serial number, serial no, serial',
  // What is remarked in a list is meant for those who read that list.
  note: 'bemerkung, bemerkungen, bem, bemerkung intern, anmerkung, anmerkungen, anm, info, hinweis, hinweise, kommentar, notiz, notizen, intern, interne bemerkung, note, notes, internal note',
  // No figures of their own, but visitors ask for them.
  'Weitere: Batterie': 'batterie',
  'Weitere: Ladegerät': 'ladegeraet',
}

/** Without the currency, brackets and stops, in lower case, umlauts spelled out. */
const wordsOf = (header: string) =>
  spellOut(header)
    .replace(/€|\beuro?\b|\bin\b/g, ' ')
    .split(/[\s()[\],;:.\-_/]+/)
    .filter((word) => word !== '')
    .join(' ')

const targets = new Map(
  Object.entries(aliases).flatMap(([target, names]) =>
    names.split(', ').map((name) => [name, target] as const),
  ),
)

/** The field that a header means, such as `Hersteller`, `Lagernr.` or `Preis netto (EUR)`. */
export const fieldOfAlias = (header: string): string | null => targets.get(wordsOf(header)) ?? null

/** Headings that mean a field only where no other one does. */
const vague = new Set(['info', 'anm', 'jahr', 'netto'])
export const isVague = (header: string): boolean => vague.has(wordsOf(header))

/** `BH` is the Bauhöhe in one list and the Betriebsstunden in the next; neither can be told from a heading alone. */
export const isAmbiguous = (header: string): boolean => wordsOf(header) === 'bh'
