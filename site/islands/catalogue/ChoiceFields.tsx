import {
  type ChoiceKey,
  choiceLabel,
  choiceLabels,
  chosenValues,
  type OfferedChoice,
} from '../../../shared/catalogue/choices.ts'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'

interface Props {
  choices: OfferedChoice[]
  state: CatalogueState
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
}

/** A group of boxes for each filter. One without common values shows only while a choice would narrow the hits. */
export function ChoiceFields({ choices, state, ...rest }: Props) {
  return choices.map(({ key, common }) => (
    <ChoiceGroup key={key} name={key} common={common} text={state[key]} {...rest} />
  ))
}

interface GroupProps extends Omit<Props, 'state' | 'choices'> {
  name: ChoiceKey
  /** What is chosen, as in the address. */
  text: string
  common: string[]
}

function ChoiceGroup({ name, text, common, change, facets }: GroupProps) {
  const isLive = useIsLive()
  const chosen = chosenValues(text)
  const counts = facets ? countsOf(name, facets) : new Map<string, number>()
  const offered = [...new Set([...Object.keys(choiceLabels(name)), ...counts.keys(), ...chosen])]
    .filter((value) => common.includes(value) || counts.has(value) || chosen.includes(value))
    .map((value) => [value, choiceLabel(name, value)] as const)
  if (common.length === 0 && chosen.length === 0 && !divides(counts, facets?.total)) return null
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
