import type { FigureKey } from '../figures/registry.ts'
import type { RentPeriod } from '../product/terms.ts'
import type { StockField } from './fields.ts'

export type Target =
  | Exclude<StockField, 'rent'>
  | FigureKey
  | `rent.${RentPeriod}`
  | 'price.gross'
  | `Weitere: ${'Batterie' | 'Ladegerät'}`

/**
 * Other headers for the fields and for two further specifications, as dealers, portals and English programs write them.
 * Of figures only what their own definitions do not say: those are loaded by every visitor.
 */
export const aliases: Partial<Record<Target, string>> = {
  id: 'id, nr intern, produkt id, product id',
  stockNumber:
    'lager nr, lag nr, interne nr, intern nr, int nr, bestands nr, fahrzeug nr, fzg nr, artikel nr, art nr, geraete nr, geraet nr, inventar nr, inv nr, stapler nr, stock nr, stockno, stock no, sku, nr',
  title:
    'bez, bezeichn, bezeichnung de, bezeichnung, geraetebezeichnung, maschinenbezeichnung, name, angebot, ueberschrift, geraet, maschine, fahrzeug, stapler, title, hersteller typ, hersteller modell, fabrikat typ, fabrikat modell, marke typ, marke modell, brand model, make model, make and model',
  brand: 'hersteller, herst, fabrikat, fabr, brand, make, manufacturer',
  model: 'typ, mod, modellbezeichnung, type, model',
  year: 'bj, bauj, jahr, ez, erstzulassung, baujahr ez, baujahr jahr, herstellungsjahr, year, year of manufacture',
  condition: 'zustand, zust, zustand de, condition',
  grade: 'klasse, zustandsstufe, stufe, grade',
  status: 'verfuegbarkeit, state, availability',
  categoryId:
    'art, kat, unterkategorie, bauart, fahrzeugart, staplerart, geraeteart, staplertyp, geraetetyp, rubrik, gruppe, warengruppe, geraetegruppe, produktgruppe, kategorie, category, truck type, forklift type, vehicle type, machine type',
  priceKind: 'preisart, mwst, steuer, besteuerungsart, price kind',
  price:
    'preis, preis netto, netto preis, netto, vk, vk netto, netto vk, vk preis, vk preis netto, netto vk preis, preis vk, listen preis, angebots preis, price, net price, price net, sales price',
  'price.gross':
    'brutto, preis brutto, brutto preis, vk brutto, brutto vk, vk preis brutto, brutto vk preis, preis inkl mwst, preis incl mwst, preis inkl ust, preis mit mwst, vk inkl mwst, gross price, price gross, price incl vat',
  previousPrice:
    'frueherer preis, alter preis, streich preis, bisheriger preis, vorheriger preis, vorheriger betrag, previous price, old price',
  purchasePrice:
    'einkauf, einkauf netto, ek, ek netto, netto ek, ek preis, ek preis netto, netto ek preis, purchase price, cost price',
  preparationCost:
    'aufbereitung, aufbereitung netto, aufbereitungs kosten, kosten aufbereitung, instandsetzung, werkstatt kosten, preparation cost, refurbishment cost',
  'rent.day': 'miete tag, miete pro tag, tagespreis, rent day, rent per day, daily rate',
  'rent.week': 'miete woche, miete pro woche, wochenpreis, rent week, rent per week, weekly rate',
  'rent.month':
    'miete monat, miete pro monat, monatspreis, mietpreis, miete, rent month, rent per month, monthly rate',
  location: 'ort, niederlassung, lagerort, platz, location',
  description: 'text, beschr, beschreibungstext, description',
  descriptionEn:
    'beschreibung englisch, beschreibung en, beschreibung engl, englische beschreibung, text englisch, text en, description en, english description, description english, description in english',
  images:
    'bild, bilder, foto, fotos, bildadresse, bildadressen, bild url, foto url, bilddatei, image, images, image url, picture, pictures, photo, photos',
  conditionReport: 'pruefbericht, pruefprotokoll, condition report, inspection report',
  featured: 'top angebot, highlight, featured',
  serialNumber:
    'masch nr, maschinen nr, serien nr, fabrik nr, fabr nr, fahrgestell nr, fg nr, fin, serial nr, serial no, serial, sn',
  // What is remarked in a list is meant for those who read that list.
  note: 'bemerkung, bemerkungen, bem, bemerkung intern, anmerkung, anmerkungen, anm, info, hinweis, hinweise, kommentar, notiz, notizen, intern, interne bemerkung, note, notes, internal note, remark, remarks, comment, comments',
  capacity: 'tragkr, capacity, load capacity, lifting capacity, rated capacity',
  liftHeight: 'lift height, lifting height, max lift height, max lifting height',
  closedHeight:
    'closed height, collapsed height, overall lowered height, lowered height, lowered mast height, mast lowered height',
  freeLift: 'free lift, free lift height',
  length: 'length, overall length, total length',
  width: 'width, overall width',
  weight: 'gew, weight, own weight, service weight',
  forkLength: 'gabell, fork length, length of forks',
  hours:
    'betr stunden, betriebs stunden, b stunden, motor stunden, hours, op hours, hour meter, operating hours, working hours, hours of operation',
  drive: 'kraftst, treibstoff, fuel, fuel type, drive, power source',
  power: 'power, engine power',
  voltage: 'voltage, battery voltage',
  attachments: 'anbaug, attachment, attachments',
  tyres: 'tyres, tires',
  // No figures of their own, but visitors ask for them.
  'Weitere: Batterie': 'batterie, batt, battery',
  'Weitere: Ladegerät': 'ladegeraet, ladeg, charger',
}
