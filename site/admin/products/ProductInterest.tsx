import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { type Interested, interested } from '../../../shared/alerts/search-alert.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { useSaved } from '../data/saved.ts'
import { BulletList } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'

/** Who looks for a machine as it is saved. */
const findInterested = (productId: number) => load(interested, `/products/${productId}/interested`)

/** `2 Suchaufträge und eine offene Anfrage passen zu dieser Maschine.`; empty where nobody does. */
function interestText({ alerts, inquiryCount }: Interested): string {
  const parts = [
    alerts > 0 && formatCount(alerts, 'Suchauftrag', 'Suchaufträge'),
    inquiryCount > 0 && formatCount(inquiryCount, 'offene Anfrage', 'offene Anfragen'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return ''
  const isOne = alerts + inquiryCount === 1
  return `${parts.join(' und ')} ${isOne ? 'passt' : 'passen'} zu dieser Maschine.`
}

/** Who looks for the machine that is being edited, as it was saved. */
export function ProductInterest({ product: { id, updatedAt } }: { product: Product }) {
  const { data } = useQuery({
    queryKey: ['products', 'interested', id, updatedAt],
    queryFn: () => findInterested(id),
  })
  if (!data) return null
  return (
    <Panel title="Wer sucht das?">
      <Typography variant="body2" sx={{ mb: data.inquiries.length > 0 ? 1 : 0 }}>
        {interestText(data) || 'Zurzeit sucht niemand so eine Maschine.'}
        {data.alerts > 0 && ' Wer einen Suchauftrag hat, bekommt morgens um 7 Uhr eine E-Mail.'}
      </Typography>
      <Inquiries {...data} />
    </Panel>
  )
}

function Inquiries({ inquiries, inquiryCount }: Interested) {
  if (inquiries.length === 0) return null
  return (
    <>
      <BulletList>
        {inquiries.map(({ id, name, company, createdAt, stage, product }) => (
          <li key={id}>
            <Typography variant="body2">
              <Link component={RouterLink} to={adminPaths.inquiry(id)}>
                {[name, company].filter(Boolean).join(', ')}
              </Link>{' '}
              · {formatDay(createdAt)} · {stageLabels[stage]}
              {product && ` · ${product}`}
            </Typography>
          </li>
        ))}
      </BulletList>
      {inquiryCount > inquiries.length && (
        <Typography variant="body2">
          und {formatNumber(inquiryCount - inquiries.length)} weitere
        </Typography>
      )}
    </>
  )
}

/** After a save of a machine, also tells who looks for one like it. The save has not waited for that. */
export const useProductSaved = () => useSaved<Product>(({ id }) => interestIn(id))

async function interestIn(productId: number) {
  const found = await findInterested(productId).catch(() => null)
  const text = found && interestText(found)
  return text ? (
    <Box sx={{ mt: 0.5 }}>
      {text}{' '}
      <Link component={RouterLink} to={adminPaths.product(productId)} color="inherit">
        Wer sucht das?
      </Link>
    </Box>
  ) : null
}
