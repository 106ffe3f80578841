import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Interested } from '../../../shared/alerts/search-alert.ts'
import { formatDay } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/format.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import type { Product } from '../../../shared/product/product.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { adminPaths } from '../paths.ts'
import { findInterested, interestText } from './interest.ts'

/** Who looks for the machine that is being edited, as it was saved; nothing for a new one. */
export function ProductInterest() {
  const product = useRecordContext<Product>()
  const { data } = useQuery({
    queryKey: ['products', 'interested', product?.id, product?.updatedAt],
    queryFn: () => (product ? findInterested(product.id) : null),
    enabled: product !== undefined,
  })
  if (!data) return null
  return (
    <FormSection title="Wer sucht das?">
      <Typography variant="body2" sx={{ mb: data.inquiries.length > 0 ? 1 : 0 }}>
        {interestText(data) || 'Zurzeit sucht niemand so eine Maschine.'}
        {data.alerts > 0 && ' Suchaufträge bekommen morgens um 7 Uhr eine E-Mail.'}
      </Typography>
      <Inquiries {...data} />
    </FormSection>
  )
}

function Inquiries({ inquiries, inquiryCount }: Interested) {
  if (inquiries.length === 0) return null
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
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
      </Box>
      {inquiryCount > inquiries.length && (
        <Typography variant="body2">
          und {formatNumber(inquiryCount - inquiries.length)} weitere
        </Typography>
      )}
    </>
  )
}
