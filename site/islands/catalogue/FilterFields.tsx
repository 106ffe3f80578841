import { FILTER_PRICE_STEP, FILTER_YEAR_FROM } from '../../../shared/catalogue.ts'
import type { CatalogueState } from '../../../shared/catalogue-state.ts'
import { brandFacets } from '../../../shared/facets.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Product, ProductFacets } from '../../../shared/product.ts'
import { categoryOf } from './active-filters.ts'
import type { Change } from './address.ts'
import { NumberField } from './NumberField.tsx'
import type { CategoryChoice } from './props.ts'
import { type Choice, SelectField } from './SelectField.tsx'

interface Props {
  state: CatalogueState
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
  categories: CategoryChoice[]
  products: Product[]
}

export function FilterFields({ state, change, facets, categories, products }: Props) {
  const countOf = (slug: string) => facets?.categories.find((facet) => facet.slug === slug)?.count
  const category = categoryOf(categories, state.category)?.slug ?? state.category
  const brands: Choice[] = (
    facets?.brands ?? brandFacets(products.map(({ brand }) => ({ brand, count: 0 })))
  ).map(({ brand, count }) => ({ value: brand, label: brand, count: facets ? count : undefined }))
  const brand = brands.find(({ value }) => value.toLowerCase() === state.brand.toLowerCase())
  const years = { min: FILTER_YEAR_FROM, max: new Date().getFullYear() }
  const prices = { min: 0, step: FILTER_PRICE_STEP }

  return (
    <div className="filter-fields">
      <SelectField
        label="Kategorie"
        all="Alle Kategorien"
        value={category}
        choices={categories.map(({ slug, name }) => ({
          value: slug,
          label: name,
          count: countOf(slug),
        }))}
        choose={(value) => change({ category: value })}
      />
      <SelectField
        label="Marke"
        all="Alle Marken"
        value={brand?.value ?? state.brand}
        choices={brands}
        choose={(value) => change({ brand: value })}
      />
      <div className="filter-fields__range">
        <NumberField
          label="Baujahr von"
          value={state.yearFrom}
          hint={facets?.year && String(facets.year.min)}
          bounds={years}
          choose={(yearFrom, options) => change({ yearFrom }, options)}
        />
        <NumberField
          label="Baujahr bis"
          value={state.yearTo}
          hint={facets?.year && String(facets.year.max)}
          bounds={years}
          choose={(yearTo, options) => change({ yearTo }, options)}
        />
      </div>
      <div className="filter-fields__range">
        <NumberField
          label="Preis von"
          unit="€"
          value={state.priceFrom}
          hint={facets?.price && formatNumber(facets.price.min)}
          bounds={prices}
          choose={(priceFrom, options) => change({ priceFrom }, options)}
        />
        <NumberField
          label="Preis bis"
          unit="€"
          value={state.priceTo}
          hint={facets?.price && formatNumber(facets.price.max)}
          bounds={prices}
          choose={(priceTo, options) => change({ priceTo }, options)}
        />
      </div>
    </div>
  )
}
