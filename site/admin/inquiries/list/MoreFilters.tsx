import Chip from '@mui/material/Chip'
import { useGetOne, useListContext } from 'react-admin'
import { sourceLabels, stageLabels } from '../../../../shared/inquiries/stage.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { fieldChoices } from '../../parts/ChoiceField.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { SENT_TWICE } from '../InquiryChips.tsx'
import { FilterChoice } from './FilterChoice.tsx'

const duplicateLabels = { true: 'Nur doppelte', false: 'Ohne doppelte' }
const suspicionLabels = { true: 'Nur mit Verdacht', false: 'Nur ohne Verdacht' }

/** What is seldom filtered by. */
export default function MoreFilters() {
  return (
    <>
      <FilterChoice source="stage" label="Stand" choices={fieldChoices(stageLabels)} />
      <FilterChoice source="duplicate" label={SENT_TWICE} choices={fieldChoices(duplicateLabels)} />
      <FilterChoice
        source="suspicious"
        label="Verdacht auf Werbung"
        choices={fieldChoices(suspicionLabels)}
      />
      <FilterChoice source="source" label="Herkunft" choices={fieldChoices(sourceLabels)} />
      <MachineFilter />
    </>
  )
}

const byTitle = { field: 'title', order: 'ASC' } as const

/** Only inquiries about one machine. */
function MachineFilter() {
  const { filterValues, setFilters } = useListContext()
  const { product } = filterValues
  const { data } = useGetOne<Product>('products', { id: product ?? 0 }, { enabled: !!product })
  const choose = (id: string) => setFilters({ ...filterValues, product: id })
  if (product)
    return (
      <Chip
        label={data?.title ?? `Maschine ${product}`}
        onDelete={() => choose('')}
        sx={{ alignSelf: 'end', mb: 0.5, maxWidth: '100%' }}
      />
    )
  return (
    <SearchField<Product>
      resource="products"
      sort={byTitle}
      label="Maschine"
      placeholder="Titel oder Nummer"
      textOf={({ title }) => title}
      detailOf={({ stockNumber }) => stockNumber ?? ''}
      onChoose={({ id }) => choose(String(id))}
    />
  )
}
