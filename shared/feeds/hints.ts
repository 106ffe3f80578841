import type { OfferedMachine } from './offered-machine.ts'
import { oneLine } from './texts.ts'

export const NO_BRAND = 'Die Marke enthält kein Zeichen, das das Portal annimmt.'
export const NO_MODEL = 'Das Modell enthält kein Zeichen, das das Portal annimmt.'

/** A machine whose maker or model is made of signs that no file can hold. */
export function namelessObstacles({ product }: OfferedMachine): string[] {
  return [
    ...(oneLine(product.brand) === '' ? [NO_BRAND] : []),
    ...(oneLine(product.model) === '' ? [NO_MODEL] : []),
  ]
}

/** Hints that several portals share. */
export function numberHint({ product, number }: OfferedMachine): string[] {
  if (product.stockNumber !== null) return []
  return [`Ohne Lagernummer: Das Portal führt die Maschine unter der Nummer ${number}.`]
}

export function pictureHint(
  { pictures }: OfferedMachine,
  most = Number.POSITIVE_INFINITY,
): string[] {
  if (pictures.length === 0) return ['Ohne Bild.']
  if (pictures.length <= most) return []
  return [`Nur die ersten ${most} von ${pictures.length} Bildern.`]
}

export function priceHint({ price }: OfferedMachine): string[] {
  return price === null ? ['Preis auf Anfrage: Das Preisfeld bleibt leer.'] : []
}
