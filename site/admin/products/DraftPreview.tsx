import { Button, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  PREVIEW_DAYS,
  type ProductPreview,
  productPreview,
} from '../../../shared/product/preview.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { callApi, load } from '../data/api.ts'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'

/** The address under which a customer sees a draft, and its end; nothing for a machine that everybody sees. */
export function DraftPreview({ product: { id, status } }: { product: Product }) {
  const { data: preview } = useQuery({
    queryKey: queryKey(id),
    queryFn: () => load(productPreview.nullable(), pathOf(id)),
  })
  const isDraft = status === 'inactive'
  if (preview === undefined || (!isDraft && !preview)) return null
  return (
    <Panel title="Vorschau" gap={1.5}>
      <Typography variant="note">
        {isDraft
          ? `Zeigt die Maschine, wie sie gespeichert ist, ${PREVIEW_DAYS} Tage lang jedem, der die Adresse hat, und sonst niemandem.`
          : 'Die Maschine steht inzwischen auf der Website. Die Adresse zeigt sie weiterhin.'}
      </Typography>
      {preview && <Address preview={preview} />}
      <Actions productId={id} isDraft={isDraft} isOpen={preview !== null} />
    </Panel>
  )
}

const queryKey = (productId: number) => ['products', 'preview', productId]

const Address = ({ preview: { address, until } }: { preview: ProductPreview }) => (
  <Stacked gap={1}>
    <TextField
      label="Adresse der Vorschau"
      value={address}
      multiline
      helperText={`Gilt bis ${formatDateTime(until)} Uhr`}
      sx={{ '& textarea': { wordBreak: 'break-all' } }}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
    <Row>
      <CopyButton text={address} />
      <Button variant="outlined" href={address} target="_blank">
        Ansehen
      </Button>
    </Row>
  </Stacked>
)

interface ActionsProps {
  productId: number
  isDraft: boolean
  isOpen: boolean
}

function Actions({ productId, isDraft, isOpen }: ActionsProps) {
  const open = useChangePreview(
    (id) => load(productPreview, pathOf(id), { method: 'POST' }),
    'Die Vorschau konnte nicht freigegeben werden',
  )
  const end = useChangePreview(
    (id) => callApi(pathOf(id), { method: 'DELETE' }).then(() => null),
    'Die Vorschau konnte nicht beendet werden',
  )
  return (
    <Row>
      {isDraft && (
        <Button
          variant={isOpen ? 'text' : 'outlined'}
          loading={open.isPending}
          onClick={() => open.mutate(productId)}
        >
          {isOpen ? 'Frist erneuern' : 'Vorschau freigeben'}
        </Button>
      )}
      {isOpen && (
        <Button color="error" loading={end.isPending} onClick={() => end.mutate(productId)}>
          Sofort beenden
        </Button>
      )}
    </Row>
  )
}

/** @param failed the beginning of the message after a failure */
function useChangePreview(
  call: (productId: number) => Promise<ProductPreview | null>,
  failed: string,
) {
  const queryClient = useQueryClient()
  return useCall({
    call,
    onDone: (preview, productId) => queryClient.setQueryData(queryKey(productId), preview),
    failed,
  })
}

const pathOf = (productId: number) => `/products/${productId}/preview`
