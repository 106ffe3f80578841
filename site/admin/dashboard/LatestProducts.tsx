import EditIcon from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { priceParts } from '../../../shared/price.ts'
import { adminPaths } from '../paths.ts'
import { Thumbnail } from '../products/Thumbnail.tsx'
import { Panel } from './Panel.tsx'
import { Failed, Waiting } from './PanelStates.tsx'
import { useLatestProducts } from './useLatestProducts.ts'

export function LatestProducts() {
  const { data, error, isPending, refetch } = useLatestProducts()
  return (
    <Panel title="Neueste Produkte">
      {isPending && <Waiting />}
      {error && <Failed text="Fehler beim Laden der Produkte" onRetry={refetch} />}
      {data?.length === 0 && <Typography>Keine Produkte vorhanden</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((product) => (
          <Box
            component="li"
            key={product.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
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
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
