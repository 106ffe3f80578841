import { Button } from '@mui/material'
import type { InquiryBulkReport } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import { PlainList } from '../../parts/Boxes.tsx'
import { ButtonLink } from '../../parts/ScreenLink.tsx'
import { TitledDialog } from '../../parts/TitledDialog.tsx'

interface Props {
  failed: InquiryBulkReport['failed']
  /** All that were to be changed. */
  chosen: ListedInquiry[]
  onOpen: (id: number) => void
  onSelect: (ids: number[]) => void
  onClose: () => void
}

/** Which of several inquiries could not be changed, and why; each can be opened, and all of them selected again. */
export default function BulkFailures({ failed, chosen, onOpen, onSelect, onClose }: Props) {
  const known = new Map(
    chosen.flatMap(({ name, doubles, id }) =>
      [id, ...doubles.map((double) => double.id)].map((one) => [one, name]),
    ),
  )
  const open = (id: number) => {
    onClose()
    onOpen(id)
  }
  return (
    <TitledDialog
      title={`${formatCount(failed.length, 'Anfrage ist', 'Anfragen sind')} geblieben, wie ${failed.length === 1 ? 'sie war' : 'sie waren'}`}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onClose()
              onSelect(failed.map(({ id }) => id))
            }}
          >
            Diese auswählen
          </Button>
          <Button variant="contained" onClick={onClose}>
            Schließen
          </Button>
        </>
      }
    >
      <PlainList>
        {failed.map(({ id, error }) => (
          <li key={id}>
            <ButtonLink onClick={() => open(id)}>{known.get(id) ?? `Anfrage ${id}`}</ButtonLink>:{' '}
            {error}
          </li>
        ))}
      </PlainList>
    </TitledDialog>
  )
}
