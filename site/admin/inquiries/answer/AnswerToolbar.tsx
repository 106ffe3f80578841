import SendIcon from '@mui/icons-material/SendOutlined'
import { Button, Link, Typography } from '@mui/material'
import { SaveButton } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import type { MessageKind } from '../../../../shared/inquiries/message.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { Row } from '../../parts/Boxes.tsx'
import { replyLink } from '../reply.ts'
import { type AnswerValues, answerKinds } from './answerForm.ts'

interface Props {
  inquiry: InquiryDetail
  /** Whether it was refused because there is something newer. */
  isAgain: boolean
  /** Whether the text was typed earlier. */
  isRestored: boolean
  onDiscard: () => void
}

export function AnswerToolbar({ inquiry, isAgain, isRestored, onDiscard }: Props) {
  const kind: MessageKind = useWatch<AnswerValues, 'kind'>({ name: 'kind' })
  const { isSubmitting, isDirty } = useFormState()
  const isDraft = isRestored || isDirty
  const dealer = useDealer()
  return (
    <>
      <Row sx={{ alignItems: 'center' }}>
        <SaveButton
          alwaysEnable={!isSubmitting}
          label={isAgain ? 'Trotzdem senden' : answerKinds[kind].save}
          icon={<SendIcon />}
        />
        {isDraft && (
          <Button color="inherit" disabled={isSubmitting} onClick={onDiscard}>
            Entwurf verwerfen
          </Button>
        )}
        {isDraft && (
          <Typography variant="note">Ihr Entwurf bleibt in diesem Browser erhalten.</Typography>
        )}
      </Row>
      {inquiry.email && (
        <Typography variant="body2">
          <Link href={replyLink(inquiry, dealer)}>Per E-Mail antworten im eigenen Programm</Link>
        </Typography>
      )}
    </>
  )
}
