import SendIcon from '@mui/icons-material/SendOutlined'
import { Button, Link, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { SaveButton } from 'react-admin'
import { createPortal } from 'react-dom'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import type { MessageKind } from '../../../../shared/inquiries/message.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { Row } from '../../parts/Boxes.tsx'
import { focusAnswer } from '../openInquiry.tsx'
import { type AnswerValues, answerKinds } from './answerForm.ts'
import { replyLink } from './Letter.tsx'

interface SendProps {
  label: string
  isSubmitting: boolean
  formId: string
}

interface Props {
  inquiry: InquiryDetail
  /** Whether it was refused because there is something newer. */
  isAgain: boolean
  /** Whether the text was typed earlier. */
  isRestored: boolean
  onDiscard: (values: AnswerValues) => void
  formId: string
  /** The row of buttons that stays in sight, if there is one. */
  bar: HTMLElement | null
  /** Whether one has begun to write; before, a phone has only room for what leads there. */
  isWriting: boolean
}

/** How long the second press of a finger takes at most that means the button before. */
const DOUBLE_PRESS_MS = 700

/** Comes where „Antworten“ was pressed, and so hears nothing of a second press of that. */
function SendInPlace({ label, isSubmitting, formId }: SendProps) {
  const [isMeant, setMeant] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMeant(true), DOUBLE_PRESS_MS)
    return () => clearTimeout(timer)
  }, [])
  const isReady = isMeant && !isSubmitting
  return (
    <SaveButton
      label={label}
      form={formId}
      color="secondary"
      icon={null}
      alwaysEnable={isReady}
      disabled={!isReady}
    />
  )
}

export function AnswerToolbar({
  inquiry,
  isAgain,
  isRestored,
  onDiscard,
  formId,
  bar,
  isWriting,
}: Props) {
  const kind: MessageKind = useWatch<AnswerValues, 'kind'>({ name: 'kind' })
  const { getValues } = useFormContext<AnswerValues>()
  const { isSubmitting, isDirty } = useFormState()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const isDraft = isRestored || isDirty
  const dealer = useDealer()
  const isFarAway = isPhone && !isWriting
  const send = {
    alwaysEnable: !isSubmitting,
    label: isAgain ? 'Trotzdem senden' : answerKinds[kind].save,
  }
  return (
    <>
      {/* Elsewhere in the document, the button names its form. */}
      {bar &&
        createPortal(
          isFarAway ? (
            <Button variant="contained" color="secondary" onClick={focusAnswer}>
              Antworten
            </Button>
          ) : isPhone ? (
            <SendInPlace label={send.label} isSubmitting={isSubmitting} formId={formId} />
          ) : (
            <SaveButton {...send} form={formId} icon={<SendIcon />} />
          ),
          bar,
        )}
      <Row align="center">
        {(!bar || isFarAway) && <SaveButton {...send} icon={<SendIcon />} />}
        {isDraft && (
          <Button color="inherit" disabled={isSubmitting} onClick={() => onDiscard(getValues())}>
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
