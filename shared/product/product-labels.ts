import type { ProductStatus } from '../catalogue/terms.ts'
import type { ProductInput } from './product-input.ts'

/** What the administrator reads beside each field. */
export const productLabels: Record<keyof ProductInput, string> = {
  title: 'Titel',
  brand: 'Marke',
  model: 'Modell',
  year: 'Baujahr',
  condition: 'Zustand',
  stockNumber: 'Lagernummer',
  priceKind: 'Besteuerung',
  price: 'Preis',
  previousPrice: 'Vorheriger Betrag',
  rent: 'Mietpreise',
  location: 'Standort',
  categoryId: 'Kategorie',
  description: 'Beschreibung',
  images: 'Bilder',
  specifications: 'Technische Daten',
  featured: 'Empfohlen',
  status: 'Status',
  serialNumber: 'Seriennummer',
  note: 'Interne Notiz',
  withheldFrom: 'In diesen Portalen nicht anbieten',
}

export const adminStatusLabels: Record<ProductStatus, string> = {
  active: 'Aktiv',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  inactive: 'Inaktiv',
}
