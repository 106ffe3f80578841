import EditIcon from '@mui/icons-material/Edit'
import { Box, Card, CardActionArea, IconButton, Skeleton, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { May, useMay } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { useNewInquiries } from '../inquiries/InquiriesIcon.tsx'
import { MachineName } from '../parts/MachineName.tsx'
import { QueryPanel, Rows } from '../parts/Page.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'

export function Counts() {
  const products = useLatestProducts()
  const categories = useGetList('categories', { pagination: { page: 1, perPage: 1 } })
  const mayOpenCategories = useMay('categories.edit')
  const featured = products.data?.filter((product) => product.featured).length
  return (
    <Box sx={grid}>
      <Count
        label="Maschinen gesamt"
        value={orFailed(products.total, products.error)}
        to={adminPaths.products}
      />
      <Count
        label="Kategorien"
        value={orFailed(categories.total, categories.error)}
        to={mayOpenCategories ? adminPaths.categories : adminPaths.products}
      />
      <May permission="inquiries.read">
        <NewInquiries />
      </May>
      <Count
        label="Empfohlen"
        note="unter den 5 neuesten"
        value={orFailed(featured, products.error)}
        to={adminPaths.featuredProducts}
      />
    </Box>
  )
}

const NewInquiries = () => (
  <Count label="Neue Anfragen" value={useNewInquiries()} to={adminPaths.newInquiries} isTask />
)

const orFailed = (value: number | undefined, error: unknown) => value ?? (error ? null : undefined)

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
}

interface CountProps {
  label: string
  note?: string
  /** Undefined while loading, null after a failure. */
  value: number | null | undefined
  /** The list that is counted. */
  to: string
  /** Highlights any number above zero, because it means work. */
  isTask?: boolean
}

const Count = ({ label, note, value, to, isTask = false }: CountProps) => (
  <Card sx={{ borderLeft: 4, borderLeftColor: isTask && value ? 'secondary.main' : 'divider' }}>
    <CardActionArea component={Link} to={to} sx={{ px: 1.5, py: 1, height: '100%' }}>
      <Typography variant="note" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography
        variant="h1"
        component="p"
        sx={{ fontSize: '1.35rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {value === undefined ? <Skeleton width={48} /> : value === null ? '–' : formatNumber(value)}
      </Typography>
      {note && <Typography variant="note">{note}</Typography>}
    </CardActionArea>
  </Card>
)

const useLatestProducts = () =>
  useGetList<Product>('products', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
  })

export const LatestProducts = () => (
  <QueryPanel
    title="Neueste Maschinen"
    query={useLatestProducts()}
    failed="Fehler beim Laden der Produkte"
  >
    {(products) =>
      products.length === 0 ? (
        <Typography>Keine Produkte vorhanden</Typography>
      ) : (
        <Rows>
          {products.map((product) => (
            <Row key={product.id} product={product} names={products.map(({ title }) => title)} />
          ))}
        </Rows>
      )
    }
  </QueryPanel>
)

const Row = ({ product, names }: { product: Product; names: string[] }) => (
  <li>
    <Thumbnail images={product.images} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="strong" component="div">
        <MachineName name={product.title} names={names} />
      </Typography>
      <Typography variant="note">
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
