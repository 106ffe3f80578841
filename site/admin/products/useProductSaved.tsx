import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { Product } from '../../../shared/product/product.ts'
import { useSaved } from '../forms/useSaved.ts'
import { adminPaths } from '../paths.ts'
import { findInterested, interestText } from './interest.ts'

/** After a save of a machine, also tells who looks for one like it. The save has not waited for that. */
export const useProductSaved = () => useSaved<Product>(({ id }) => interestIn(id))

async function interestIn(productId: number) {
  const interested = await findInterested(productId).catch(() => null)
  const text = interested && interestText(interested)
  return text ? (
    <Box sx={{ mt: 0.5 }}>
      {text}{' '}
      <Link component={RouterLink} to={adminPaths.product(productId)} color="inherit">
        Wer sucht das?
      </Link>
    </Box>
  ) : null
}
