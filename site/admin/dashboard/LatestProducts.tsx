import EditIcon from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'
import { Thumbnail } from '../products/Thumbnail.tsx'
import { QueryPanel, Rows } from './Panel.tsx'

export const useLatestProducts = () =>
  useGetList<Product>('products', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
  })

export const LatestProducts = () => (
  <QueryPanel
    title="Neueste Produkte"
    query={useLatestProducts()}
    failed="Fehler beim Laden der Produkte"
  >
    {(products) =>
      products.length === 0 ? (
        <Typography>Keine Produkte vorhanden</Typography>
      ) : (
        <Rows>
          {products.map((product) => (
            <Row key={product.id} product={product} />
          ))}
        </Rows>
      )
    }
  </QueryPanel>
)

const Row = ({ product }: { product: Product }) => (
  <li>
    <Thumbnail images={product.images} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {product.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {priceParts(product).amount} · {product.category.name}
      </Typography>
    </Box>
    <IconButton
      component={Link}
      to={adminPaths.product(product.id)}
      aria-label={`${product.title} bearbeiten`}
    >
      <EditIcon />
    </IconButton>
  </li>
)
