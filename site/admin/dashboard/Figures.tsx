import Box from '@mui/material/Box'
import { useCategories } from '../categories/useCategories.ts'
import { useNewInquiries } from '../inquiries/useNewInquiries.ts'
import { adminPaths } from '../paths.ts'
import { Figure } from './Figure.tsx'
import { useLatestProducts } from './useLatestProducts.ts'

/** The four figures at a glance. */
export function Figures() {
  const products = useLatestProducts()
  const categories = useCategories()
  const newInquiries = useNewInquiries()
  const featured = products.data?.filter((product) => product.featured).length
  const failed = products.error ? null : undefined
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure label="Produkte gesamt" value={products.total ?? failed} to={adminPaths.products} />
      <Figure
        label="Kategorien"
        value={categories.total ?? (categories.error ? null : undefined)}
        to={adminPaths.categories}
      />
      <Figure label="Neue Anfragen" value={newInquiries} to={adminPaths.newInquiries} signal />
      <Figure
        label="Empfohlen"
        note="unter den 5 neuesten"
        value={featured ?? failed}
        to={adminPaths.featuredProducts}
      />
    </Box>
  )
}
