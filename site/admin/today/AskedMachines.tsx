import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatNumber } from '../../../shared/format.ts'
import type { InquiryProduct } from '../../../shared/inquiries/inquiry.ts'

const MOST = 3

/** The machines that were asked for, and whether they can still be had. */
export const AskedMachines = ({ products }: { products: InquiryProduct[] }) =>
  products.length > 0 && (
    <Box component="ul" aria-label="Maschinen" sx={list}>
      {products.slice(0, MOST).map(({ id, title, available }) => (
        <li key={`${id}-${title}`}>
          {title}
          <Chip
            size="small"
            variant="outlined"
            color={available ? 'success' : 'warning'}
            label={available ? 'Verfügbar' : id === null ? 'Gelöscht' : 'Nicht verfügbar'}
            sx={{ ml: 1 }}
          />
        </li>
      ))}
      {products.length > MOST && <li>und {formatNumber(products.length - MOST)} weitere</li>}
    </Box>
  )

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
}
