import {
  type ChoiceKey,
  choiceKeys,
  choiceLabels,
  chosenValues,
} from '../../../shared/catalogue/choices.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Change } from './address.ts'
import { filterLabels } from './filter-labels.ts'
import { useIsLive } from './use-is-live.ts'

interface Props {
  state: CatalogueState
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
}

/** A group of boxes for each figure whose values divide the hits. */
export function ChoiceFields({ state, change, facets }: Props) {
  return choiceKeys.map((key) => (
    <ChoiceGroup key={key} name={key} text={state[key]} change={change} facets={facets} />
  ))
}

interface GroupProps {
  name: ChoiceKey
  /** What is chosen, as in the address. */
  text: string
  change: Change
  facets: ProductFacets | null
}

function ChoiceGroup({ name, text, change, facets }: GroupProps) {
  const isLive = useIsLive()
  const chosen = chosenValues(text)
  const counts = facets ? countsOf(name, facets) : new Map<string, number>()
  const offered = Object.entries(choiceLabels(name)).filter(
    ([value]) => counts.has(value) || chosen.includes(value),
  )
  if (chosen.length === 0 && !divides(counts, facets?.total)) return null
  const choose = (value: string, isChosen: boolean) =>
    change({
      [name]: offered
        .map(([each]) => each)
        .filter((each) => (each === value ? isChosen : chosen.includes(each)))
        .join(','),
    })
  return (
    <fieldset className="filter-group">
      <legend className="label">{filterLabels[name]}</legend>
      {offered.map(([value, label]) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={!isLive}
            onChange={({ target }) => choose(value, target.checked)}
          />
          <span>
            {label}
            {facets && ` (${formatNumber(counts.get(value) ?? 0)})`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Whether choosing among the values leaves out anything at all. */
function divides(counts: Map<string, number>, total: number | undefined): boolean {
  return counts.size > 1 || [...counts.values()].some((count) => count !== total)
}

function countsOf(name: ChoiceKey, facets: ProductFacets): Map<string, number> {
  if (name === 'condition')
    return new Map(facets.conditions.map(({ value, count }) => [value, count]))
  if (name === 'grade') return new Map(facets.grades.map(({ value, count }) => [value, count]))
  const facet = facets.figures[name]
  return new Map(
    facet && 'choices' in facet
      ? facet.choices.map(({ value, count }) => [String(value), count])
      : [],
  )
}
