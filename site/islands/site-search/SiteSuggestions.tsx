import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { paths } from '../../../shared/addresses/paths.ts'
import {
  type CatalogueFilters,
  formatCatalogueState,
  initialCatalogueState,
  noFilters,
} from '../../../shared/catalogue/state.ts'
import { askFacets, askList, suggestionParameters, TYPING_PAUSE } from '../catalogue/ask.ts'
import { SuggestionList, suggestionId, useListKeys } from '../catalogue/SuggestionList.tsx'
import { kindOf, type Suggestion, suggestionsFor } from '../catalogue/suggestions.ts'
import { useRequest } from '../catalogue/use-request.ts'

interface Props {
  /** The field of the page's header, which stays as the page has it. */
  input: HTMLInputElement
}

/** Adds suggestions below a search field that is in use already. */
export function mountSuggestions(input: HTMLInputElement): void {
  const place = document.createElement('div')
  input.after(place)
  createRoot(place).render(<SiteSuggestions input={input} />)
}

/** What the list suggests, below the search field in the header of every page. */
function SiteSuggestions({ input }: Props) {
  const [text, setText] = useState(input.value)
  const facets = useRequest('facets', (signal) => askFacets(noFilters, signal), 0)
  const wanted = suggestionParameters(text)
  const found = useRequest(
    wanted?.toString() ?? null,
    async (signal) => (wanted ? askList(wanted, signal) : null),
    0,
    TYPING_PAUSE,
  )
  const suggestions = suggestionsFor(text, {
    brands: facets.last?.brands.map(({ brand }) => brand) ?? [],
    categories: facets.last?.categories ?? [],
    products: found.last?.products ?? [],
    areHits: found.current,
    pages: found.current ? (found.last?.beside.pages ?? []) : [],
  })
  const { isOpen, active, open, close, onKeyDown } = useListKeys(suggestions, choose)

  useEffect(() => {
    // What was typed while this was on its way.
    setText(input.value)
    if (input.value !== '' && document.activeElement === input) open()
  }, [input, open])
  useEffect(() => {
    const type = () => {
      setText(input.value)
      open()
    }
    const press = (event: KeyboardEvent) => {
      onKeyDown(event)
      const search = input.closest<HTMLElement>(':popover-open')
      if (event.key !== 'Escape' || event.defaultPrevented || !search) return
      // By itself a search field would lose its text first.
      event.preventDefault()
      search.hidePopover()
    }
    input.addEventListener('input', type)
    input.addEventListener('keydown', press)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('keydown', press)
      input.removeEventListener('blur', close)
    }
  })
  useEffect(() => {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.setAttribute('aria-controls', 'vorschlaege')
  }, [input])
  useEffect(() => {
    input.ariaExpanded = String(isOpen)
    if (active >= 0) input.setAttribute('aria-activedescendant', suggestionId(active))
    else input.removeAttribute('aria-activedescendant')
  }, [input, isOpen, active])

  return (
    <SuggestionList
      suggestions={suggestions}
      kindOf={kindOf}
      isOpen={isOpen}
      active={active}
      choose={choose}
    />
  )
}

const choose = (suggestion: Suggestion): void => location.assign(addressOf(suggestion))

function addressOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'page') return suggestion.page.address
  if (suggestion.kind === 'product') return paths.product(suggestion.product.id)
  const state = { ...initialCatalogueState, ...filterOf(suggestion) }
  return paths.catalogue + formatCatalogueState(state)
}

function filterOf(
  suggestion: Exclude<Suggestion, { kind: 'product' | 'page' }>,
): Partial<CatalogueFilters> {
  if (suggestion.kind === 'brand') return { brand: suggestion.label }
  if (suggestion.kind === 'category') return { category: suggestion.slug }
  return { search: suggestion.label }
}
