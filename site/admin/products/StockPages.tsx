import { Pagination, useListContext, useStore } from 'react-admin'
import { PAGE_SIZE } from '../../../shared/product/terms.ts'
import { Row } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'

const SIZES = [PAGE_SIZE, 2 * PAGE_SIZE, 4 * PAGE_SIZE]

/** How many machines stand on a page, as the account has last chosen it in this browser. */
export const usePageSize = () => useStore('produkte.jeSeite', PAGE_SIZE)

/** Leads through the pages of the stock. Not react-admin's choice of their size, which is on no phone and forgotten. */
export function StockPages() {
  const { perPage, setPerPage, total } = useListContext()
  const [, remember] = usePageSize()
  if (!total) return null
  const sizes = SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES]
  return (
    <Row align="center" above={1} justify="end">
      <ChoiceField
        fullWidth={false}
        choices={sizes.map((size) => ({ value: size, label: `${size} je Seite` }))}
        value={perPage}
        onChoose={(size) => {
          remember(Number(size))
          setPerPage(Number(size))
        }}
        slotProps={{ htmlInput: { 'aria-label': 'Maschinen je Seite' } }}
      />
      <Pagination rowsPerPageOptions={NO_SIZES} />
    </Row>
  )
}

const NO_SIZES: number[] = []
