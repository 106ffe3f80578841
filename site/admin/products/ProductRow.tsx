import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay } from '../../../shared/dates.ts'
import type { Product } from '../../../shared/product.ts'
import { SelectRow } from '../lists/SelectBoxes.tsx'
import { adminPaths } from '../paths.ts'
import { FeaturedToggle } from './FeaturedToggle.tsx'
import { PriceCell } from './PriceCell.tsx'
import { ProductActions } from './ProductActions.tsx'
import { ProductStatusSelect } from './ProductStatusSelect.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const onlyWide = { display: { xs: 'none', md: 'table-cell' } }
export const onlyVeryWide = { display: { xs: 'none', xl: 'table-cell' } }

export const ProductRow = ({ product }: { product: Product }) => (
  <TableRow hover>
    <TableCell padding="checkbox" sx={{ gridArea: 'select' }}>
      <SelectRow id={product.id} label={product.title} />
    </TableCell>
    <TableCell sx={{ gridArea: 'image' }}>
      <Thumbnail images={product.images} />
    </TableCell>
    <TableCell
      component="th"
      scope="row"
      sx={{ gridArea: 'title', minWidth: { md: 160, lg: 220 } }}
    >
      <Link component={RouterLink} to={adminPaths.product(product.id)} sx={{ fontWeight: 600 }}>
        {product.title}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {product.category.name} · {product.location}
      </Typography>
    </TableCell>
    <TableCell align="right" sx={onlyWide}>
      {product.year}
    </TableCell>
    <TableCell align="right" sx={{ gridArea: 'price', textAlign: { xs: 'left', md: 'right' } }}>
      <PriceCell product={product} />
    </TableCell>
    <TableCell sx={{ gridArea: 'status' }}>
      <ProductStatusSelect product={product} />
    </TableCell>
    <TableCell sx={onlyWide}>
      <FeaturedToggle product={product} />
    </TableCell>
    <TableCell sx={onlyVeryWide}>{formatDay(product.createdAt)}</TableCell>
    <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
      <ProductActions product={product} />
    </TableCell>
  </TableRow>
)
