import { INQUIRY_PAGE_SIZE } from '../../shared/inquiry.ts'
import { PAGE_SIZE } from '../../shared/product.ts'

/** What each parameter means; a type says what it may be, not what it does. */
export const parameterMeanings: Record<string, string> = {
  id: 'Nummer des Eintrags; bei Kategorien auch ihr Kürzel',
  filename: 'Name der Datei, das letzte Stück ihrer Adresse',
  page: 'Welche Seite, gezählt ab 1; ohne Angabe die erste',
  limit: `Einträge je Seite; ohne Angabe ${PAGE_SIZE} Produkte oder ${INQUIRY_PAGE_SIZE} Anfragen`,
  search:
    'Wörter, die alle vorkommen müssen: bei Produkten in Titel, Marke, Modell, Standort, Beschreibung oder einem technischen Wert, bei Anfragen in Name, Firma, E-Mail-Adresse, Nummer oder Nachricht. Groß oder klein, ü, ue oder u ist gleich',
  category: 'Kürzel oder Nummer einer Kategorie; all für alle',
  brand: 'Teil der Marke, groß oder klein',
  yearFrom: 'Frühestes Baujahr',
  yearTo: 'Spätestes Baujahr',
  priceFrom: 'Niedrigster Preis in Euro, netto',
  priceTo: 'Höchster Preis in Euro, netto',
  featured: 'Nur empfohlene Produkte (true) oder nur die übrigen (false)',
  status: 'Nur Einträge mit diesem Stand; bei Produkten steht available für active',
  available: 'Nur was zu haben ist (true) oder nur Reserviertes und Verkauftes (false)',
  sort: 'Wonach sortiert wird; ohne Angabe nach createdAt. Mit available kommt zuerst, was zu haben ist, dann Reserviertes, dann Verkauftes, jeweils das Neueste vorn. Gleiche folgen der Nummer',
  order: 'Aufsteigend (asc) oder absteigend (desc); ohne Angabe desc',
  spam: 'Was als Spam eingestuft ist (true); ohne Angabe alles andere',
  counts: 'Mit false ohne die Zahl der Produkte',
}
