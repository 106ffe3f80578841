import type { CatalogueReading } from '../../../shared/catalogue-reading.ts'
import { brandFacets } from '../../../shared/facets.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { ListedProduct } from '../../../shared/listed-product.ts'
import type { ProductFacets } from '../../../shared/product.ts'
import { AvailableSwitch } from './AvailableSwitch.tsx'
import type { Change } from './address.ts'
import { filterLabels } from './filter-labels.ts'
import type { CategoryChoice } from './props.ts'
import { RangeFields } from './RangeFields.tsx'
import { type Choice, SelectField } from './SelectField.tsx'

interface Props {
  reading: CatalogueReading
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
  categories: CategoryChoice[]
  products: ListedProduct[]
}

export function FilterFields({ reading, change, facets, categories, products }: Props) {
  const { state } = reading
  const countOf = (slug: string) => facets?.categories.find((facet) => facet.slug === slug)?.count
  const brands: Choice[] = (
    facets?.brands ?? brandFacets(products.map(({ brand }) => ({ brand, count: 0 })))
  ).map(({ brand, count }) => ({ value: brand, label: brand, count: facets ? count : undefined }))
  const brand = brands.find(({ value }) => value.toLowerCase() === state.brand.toLowerCase())

  return (
    <div className="filter-fields">
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
        value={brand?.value ?? state.brand}
        choices={brands}
        choose={(value) => change({ brand: value })}
      />
      <RangeFields kind="year" reading={reading} change={change} facets={facets} format={String} />
      <RangeFields
        kind="price"
        unit="€"
        reading={reading}
        change={change}
        facets={facets}
        format={formatNumber}
      />
      <AvailableSwitch checked={state.available} facets={facets} change={change} />
    </div>
  )
}
