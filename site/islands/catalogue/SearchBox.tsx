import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { type CatalogueState, clean, SEARCH_LENGTH } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { filterBrands } from '../../../shared/product/terms.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'
import { type Change, finishTyping } from './address.ts'
import { SuggestionList, suggestionId, useListKeys } from './SuggestionList.tsx'
import type { Suggestion } from './suggestions.ts'
import type { Results } from './use-results.ts'

interface Props {
  state: CatalogueState
  change: Change
  results: Results
  categories: CategoryChoice[]
}

export function SearchBox({ state, change, results, categories }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(state.search)
  const brands = results.facets?.brands.map(({ brand }) => brand) ?? [...filterBrands]
  const sources = { brands, categories, products: results.known, promises: results.promises }
  const suggestions = results.reader?.suggestionsFor(draft, sources) ?? []
  const list = useListKeys(suggestions, choose)
  const { open: openList } = list

  useEffect(() => {
    setDraft((typed) => (clean(typed) === state.search ? typed : state.search))
  }, [state.search])
  useEffect(() => {
    // Takes over what was typed before hydration. Without this the next letter would replace it. What the server wrote
    // there is no longer asked for if somebody has gone back since.
    const { value: typed, defaultValue } = input.current ?? {}
    if (!typed || typed === defaultValue) return
    setDraft(typed)
    change({ search: clean(typed) }, { history: 'typed' })
    if (document.activeElement === input.current) openList()
    else finishTyping()
  }, [change, openList])

  function type(typed: string) {
    setDraft(typed)
    openList()
    change({ search: clean(typed) }, { history: 'typed' })
  }

  function choose(suggestion: Suggestion) {
    list.close()
    if (suggestion.kind === 'page') location.assign(suggestion.page.address)
    else if (suggestion.kind === 'product') location.assign(paths.product(suggestion.product.id))
    else if (suggestion.kind === 'brand') change({ brand: suggestion.label, search: '' })
    else if (suggestion.kind === 'category') change({ category: suggestion.slug, search: '' })
    else change({ search: suggestion.label })
  }

  return (
    <div className="search-box">
      <label className="visually-hidden" htmlFor="suche">
        Gabelstapler suchen
      </label>
      <IslandIcon name="search" />
      <input
        className="input search-box__input"
        ref={input}
        id="suche"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls="vorschlaege"
        aria-activedescendant={
          list.isOpen && list.active >= 0 ? suggestionId(list.active) : undefined
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        placeholder="Diesel ab 2,5 t bis 2,2 m"
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !list.isOpen && draft !== '') type('')
          list.onKeyDown(event.nativeEvent)
          if (event.key === 'Enter') finishTyping()
        }}
        onBlur={() => {
          list.close()
          finishTyping()
        }}
      />
      {draft !== '' && (
        <button
          className="search-box__clear"
          type="button"
          aria-label="Suche leeren"
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        >
          <IslandIcon name="close" />
        </button>
      )}
      <SuggestionList
        suggestions={suggestions}
        kindOf={results.reader?.kindOf ?? String}
        isOpen={list.isOpen}
        active={list.active}
        choose={choose}
      />
    </div>
  )
}
