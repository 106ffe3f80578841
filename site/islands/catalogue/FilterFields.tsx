import { useId } from 'react'
import { furtherChoices, leadingChoices } from '../../../shared/catalogue/choices.ts'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { type RangeKind, rangeEnds } from '../../../shared/catalogue/ranges.ts'
import type { CatalogueReading } from '../../../shared/catalogue/reading.ts'
import { noFilters, type SwitchKey, switchKeys } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { RangeFields } from './RangeFields.tsx'

interface Props {
  reading: CatalogueReading
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
  categories: CategoryChoice[]
}

const moreRanges = ['closedHeight', 'freeLift', 'aisleWidth'] as const
const moreKeys = [
  ...furtherChoices.map(({ key }) => key),
  ...moreRanges.flatMap((kind) => Object.values(rangeEnds[kind])),
]

const named = (value: string, count: number): Choice => ({ value, label: value, count })

export function FilterFields({ reading, change, facets, categories }: Props) {
  const { state } = reading
  const countOf = (slug: string) => facets?.categories.find((facet) => facet.slug === slug)?.count
  const brands = (facets?.brands ?? []).map(({ brand, count }) => named(brand, count))
  const locations = (facets?.locations ?? []).map(({ location, count }) => named(location, count))
  /** As the choice is spelled, so that `linde` of an address is `Linde`. */
  const spelled = (choices: Choice[], text: string) =>
    choices.find(({ value }) => value.toLowerCase() === text.toLowerCase())?.value ?? text

  const available = facets?.statuses.find(({ status }) => status === 'active')?.count ?? 0
  const counts = facets && { ...facets, available }
  const isChosen = (key: keyof typeof noFilters) => state[key] !== noFilters[key]
  const ranges = (kinds: readonly RangeKind[]) =>
    kinds.map((kind) => (
      <RangeFields key={kind} kind={kind} reading={reading} change={change} facets={facets} />
    ))

  return (
    <div className="filter-fields">
      <ChoiceFields choices={leadingChoices} state={state} change={change} facets={facets} />
      <SelectField
        label={filterLabels.category}
        all="Alle Kategorien"
        value={state.category}
        choices={categories.map(({ slug, name }) => ({
          value: slug,
          label: name,
          count: countOf(slug),
        }))}
        choose={(category) => change({ category })}
      />
      <SelectField
        label={filterLabels.brand}
        all="Alle Marken"
        value={spelled(brands, state.brand)}
        choices={brands}
        choose={(value) => change({ brand: value })}
      />
      <SelectField
        label={filterLabels.location}
        all="Alle Standorte"
        value={spelled(locations, state.location)}
        choices={locations}
        choose={(value) => change({ location: value })}
      />
      {ranges(['capacity', 'liftHeight', 'passageHeight', 'hours', 'year', 'price'])}
      <details className="filter-fields__more" open={moreKeys.some(isChosen)}>
        <summary>Mehr Filter: Gangbreite, Mast, Anbaugeräte, Batterie, Abgasstufe</summary>
        <div className="filter-fields">
          {ranges(moreRanges)}
          <ChoiceFields choices={furtherChoices} state={state} change={change} facets={facets} />
        </div>
      </details>
      <div className="filter-fields__switches">
        {switchKeys
          .filter((key) => key === 'available' || state[key] || counts?.[key] !== 0)
          .map((key) => (
            <Switch key={key} name={key} isOn={state[key]} count={counts?.[key]} change={change} />
          ))}
      </div>
    </div>
  )
}

interface SwitchProps {
  name: SwitchKey
  isOn: boolean
  /** How many hits it leaves; undefined until they are counted. */
  count: number | undefined
  change: Change
}

function Switch({ name, isOn, count, change }: SwitchProps) {
  const isLive = useIsLive()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isLive}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      <span>
        {filterLabels[name]}
        {count !== undefined && ` (${formatNumber(count)})`}
      </span>
    </label>
  )
}

interface Choice {
  value: string
  label: string
  /** How many hits choosing it leaves. */
  count?: number
}

interface SelectProps {
  label: string
  /** What no choice is called. */
  all: string
  /** Empty for no choice; a value that is none of the choices is offered besides. */
  value: string
  choices: Choice[]
  choose: (value: string) => void
}

function SelectField({ label, all, value, choices, choose }: SelectProps) {
  const id = useId()
  const isLive = useIsLive()
  const isForeign = value !== '' && choices.every((choice) => choice.value !== value)
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        value={value}
        disabled={!isLive}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{all}</option>
        {isForeign && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.count === undefined
              ? choice.label
              : `${choice.label} (${formatNumber(choice.count)})`}
          </option>
        ))}
      </select>
    </div>
  )
}
