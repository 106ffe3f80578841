import './suggestions.css'
import { useCallback, useState } from 'react'
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

/** Keys of a combobox with a list below it; `active` is -1 while the typed text itself counts. */
export function useListKeys<Item>(items: Item[], choose: (item: Item) => void) {
  const [wanted, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = wanted && items.length > 0
  const active = isOpen ? Math.min(marked, items.length - 1) : -1

  const open = useCallback(() => {
    setOpen(true)
    setMarked(-1)
  }, [])
  const close = () => setOpen(false)
  /** Through all items and the typed text, round and round. */
  const move = (step: 1 | -1) => {
    const from = isOpen ? active : -1
    const places = items.length + 1
    setOpen(true)
    setMarked(((from + 1 + step + places) % places) - 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      const item = items[active]
      if (active >= 0 && item !== undefined) {
        event.preventDefault()
        choose(item)
      } else close()
    } else if (event.key === 'Escape' && isOpen) {
      // The next one closes what the field stands in.
      event.preventDefault()
      close()
    }
  }

  return { isOpen, active, open, close, onKeyDown }
}
