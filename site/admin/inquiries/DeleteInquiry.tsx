import { DeleteWithConfirmButton, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { dropDraft } from '../forms/draft.ts'
import { answerDraftName } from './inquiryText.ts'

interface Props {
  inquiry: Inquiry
}

export function DeleteInquiry({ inquiry, onDeleted }: Props & { onDeleted?: () => void }) {
  const notify = useNotify()
  const onSuccess = () => {
    dropDraft(answerDraftName(inquiry.id))
    notify(`Anfrage ${inquiry.receipt} endgültig gelöscht`, { type: 'success' })
    onDeleted?.()
  }
  if (inquiry.keptUntil) return null
  return (
    <DeleteWithConfirmButton
      record={inquiry}
      label="ra.action.delete"
      aria-label={`Anfrage ${inquiry.receipt} löschen`}
      contentTranslateOptions={{ name: inquiry.name }}
      mutationOptions={{ onSuccess }}
    />
  )
}
