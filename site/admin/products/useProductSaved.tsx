import Link from '@mui/material/Link'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Product } from '../../../shared/product/product.ts'
import type { Saved } from '../data/httpClient.ts'
import { useSaved } from '../forms/useSaved.ts'
import { adminPaths } from '../paths.ts'
import { findInterested } from './interestCall.ts'
import { interestText } from './interestText.ts'

/** Long enough to read it and to follow the link. */
const SHOWN_MS = 10_000

/** After a save of a machine, also tells who looks for one like it. The save has not waited for that. */
export function useProductSaved() {
  const saved = useSaved()
  const notify = useNotify()
  return async (product: Saved<Product>) => {
    saved(product)
    const interested = await findInterested(product.id).catch(() => null)
    const text = interested && interestText(interested)
    if (!text) return
    notify(
      <SnackbarContent
        role="status"
        message={text}
        action={
          <Link component={RouterLink} to={adminPaths.product(product.id)} color="inherit">
            Wer sucht das?
          </Link>
        }
      />,
      { type: 'info', autoHideDuration: SHOWN_MS },
    )
  }
}
