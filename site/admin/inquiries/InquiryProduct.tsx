import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { priceParts } from '../../../shared/price.ts'
import { adminPaths } from '../paths.ts'

/** The machine that was asked for; its title stays when it has been deleted. */
export function InquiryProduct({ inquiry: { product, productTitle } }: { inquiry: Inquiry }) {
  if (!productTitle) return null
  return (
    <Box component="section" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {product ? (
        <>
          <Link component={RouterLink} to={adminPaths.product(product.id)} sx={{ fontWeight: 600 }}>
            {product.title}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {product.brand} {product.model} · Baujahr {product.year} · {priceParts(product).amount}
          </Typography>
        </>
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>{productTitle}</Typography>
          <Typography variant="body2" color="textSecondary">
            Dieses Produkt gibt es nicht mehr.
          </Typography>
        </>
      )}
    </Box>
  )
}
