import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { builtText, publicStatusLabel } from '../../../shared/product/terms.ts'
import type { Suggestion } from './suggestions.ts'

/** What is said beside a suggestion: `Marke`, `2019, 28.500 €`. */
export function kindOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'page':
      return suggestion.page.phone ? `Seite, Telefon ${suggestion.page.phone}` : 'Seite'
    case 'brand':
      return 'Marke'
    case 'category':
      return 'Kategorie'
    case 'model':
      return `Modell von ${suggestion.brand}`
    case 'product':
      return `${suggestion.product.year ?? builtText(suggestion.product)}, ${offerOf(suggestion.product)}`
  }
}

/** A sold machine has no price at which it could be had. */
const offerOf = (product: ListedProduct) =>
  product.status === 'sold' ? publicStatusLabel('sold') : priceParts(product).amount
