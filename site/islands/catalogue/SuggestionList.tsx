import { builtText } from '../../../shared/product/year-text.ts'
import './suggestions.css'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { publicStatusLabel } from '../../../shared/product/terms.ts'
import type { Suggestion } from './suggestions.ts'

export const suggestionId = (index: number) => `vorschlag-${index}`

interface Props {
  suggestions: Suggestion[]
  isOpen: boolean
  active: number
  choose: (suggestion: Suggestion) => void
}

/** The focus stays in the search field, so options are reached by its keys or by a pointer. */
export function SuggestionList({ suggestions, isOpen, active, choose }: Props) {
  return (
    <div
      className="suggestions"
      id="vorschlaege"
      role="listbox"
      aria-label="Vorschläge"
      hidden={!isOpen}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
        <div
          className="suggestions__option"
          key={keyOf(suggestion)}
          id={suggestionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          <span className="suggestions__label">{suggestion.label}</span>{' '}
          <span className="suggestions__kind">{kindOf(suggestion)}</span>
        </div>
      ))}
    </div>
  )
}

function keyOf(suggestion: Suggestion): string {
  const detail = suggestion.kind === 'product' ? suggestion.product.id : kindOf(suggestion)
  return `${suggestion.kind} ${suggestion.label} ${detail}`
}

function kindOf(suggestion: Suggestion): string {
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
