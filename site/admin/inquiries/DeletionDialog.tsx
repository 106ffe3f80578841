import { Alert, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDelete, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import {
  type Commitment,
  commitmentText,
  type InquiryDeletion,
  inquiryDeletion,
  namedBefore,
} from '../../../shared/offers/commitment.ts'
import { load } from '../data/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { BulletList } from '../parts/Boxes.tsx'
import { Waiting } from '../parts/Loading.tsx'
import { TitledDialog } from '../parts/TitledDialog.tsx'
import { dropInquiryDrafts } from './openInquiry.tsx'

interface Props {
  inquiry: Inquiry
  onClose: () => void
  onDeleted: () => void
}

const TITLE = 'Anfrage endgültig löschen?'

/** Asks before an inquiry is deleted, and names what its customer counts on. Who may not do it reads why. */
export default function DeletionDialog({ inquiry, onClose, onDeleted }: Props) {
  const { id, receipt, name } = inquiry
  const notify = useNotify()
  const plan = useQuery({
    queryKey: ['deletion', id],
    queryFn: () => load(inquiryDeletion, `/contact/${id}/deletion`),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  const [remove, { isPending, error }] = useDelete<Inquiry, Error>()
  const commitments = plan.data?.commitments ?? []
  const submit = () =>
    remove(
      'inquiries',
      { id, previousData: inquiry, meta: { query: { commitments: namedBefore(commitments) } } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          dropInquiryDrafts(id)
          notify(`Anfrage ${receipt} endgültig gelöscht`, { type: 'success' })
          onDeleted()
        },
        // What has come in meanwhile is named in its place.
        onError: () => void plan.refetch(),
      },
    )
  if (plan.data?.refusal) return <Refused {...plan.data} onClose={onClose} />
  return (
    <FormDialog
      title={TITLE}
      text={`Die Anfrage von ${name} wird mit ihren Nachrichten und Angeboten gelöscht. Nur eine ältere Sicherung bringt sie zurück. Verlangt jemand, dass alles über ihn gelöscht wird, geht das unter „Datenschutz“.`}
      submit="Löschen"
      color="error"
      error={plan.error ?? error}
      isPending={isPending}
      disabled={!plan.data || plan.isFetching}
      onSubmit={submit}
      onClose={onClose}
    >
      {plan.isPending && <Waiting heights={[24]} />}
      {commitments.length > 0 && (
        <Alert severity="warning">
          Der Kunde zählt noch darauf:
          <Commitments commitments={commitments} />
          {consequencesOf(commitments)}
        </Alert>
      )}
    </FormDialog>
  )
}

function consequencesOf(commitments: readonly Commitment[]): string {
  const isPromised = commitments.some(({ kind }) => kind !== 'reservation')
  const isReserved = commitments.some(({ kind }) => kind === 'reservation')
  return [
    isPromised &&
      'Auf der Angebotsseite des Kunden steht danach, dass das Angebot zurückgezogen ist.',
    isReserved && 'Was reserviert ist, wird wieder frei.',
  ]
    .filter(Boolean)
    .join(' ')
}

const Commitments = ({ commitments }: Pick<InquiryDeletion, 'commitments'>) => (
  <BulletList>
    {commitments.map((one) => (
      <li key={one.key}>{commitmentText(one)}</li>
    ))}
  </BulletList>
)

const Refused = ({ refusal, onClose }: InquiryDeletion & Pick<Props, 'onClose'>) => (
  <TitledDialog
    title="Diese Anfrage bleibt"
    maxWidth="sm"
    onClose={onClose}
    actions={<Button onClick={onClose}>Schließen</Button>}
  >
    <Typography>{refusal}</Typography>
  </TitledDialog>
)
