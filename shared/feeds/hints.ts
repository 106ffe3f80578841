import type { Machine } from './machine.ts'

/** Hints that several portals share. */
export function numberHint({ product, number }: Machine): string[] {
  if (product.stockNumber !== null) return []
  return [`Ohne Lagernummer: Das Portal führt die Maschine unter der Nummer ${number}.`]
}

export function pictureHint({ pictures }: Machine, most = Number.POSITIVE_INFINITY): string[] {
  if (pictures.length === 0) return ['Ohne Bild.']
  if (pictures.length <= most) return []
  return [`Nur die ersten ${most} von ${pictures.length} Bildern.`]
}

export function priceHint({ price }: Machine): string[] {
  return price === null ? ['Preis auf Anfrage: Das Preisfeld bleibt leer.'] : []
}
