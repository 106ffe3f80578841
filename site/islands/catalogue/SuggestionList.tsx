import './suggestions.css'
import type { Suggestion } from './suggestions.ts'

export const suggestionId = (index: number) => `vorschlag-${index}`

interface Props {
  suggestions: Suggestion[]
  /** What is said beside each of them. */
  kindOf: (suggestion: Suggestion) => string
  isOpen: boolean
  active: number
  choose: (suggestion: Suggestion) => void
}

/** The focus stays in the search field, so options are reached by its keys or by a pointer. */
export function SuggestionList({ suggestions, kindOf, isOpen, active, choose }: Props) {
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
          key={`${suggestion.label} ${suggestion.kind === 'product' ? suggestion.product.id : kindOf(suggestion)}`}
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
