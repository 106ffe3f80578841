import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  DeleteWithConfirmButton,
  setSubmissionErrors,
  useNotify,
  useRedirect,
  useSaveContext,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Offer } from '../../../shared/offers/offer.ts'
import { dropDraft } from '../kept/draft.ts'
import { letterDraftName, offerDraftName, usePaper } from './offer.tsx'
import { SendDialog } from './send/SendDialog.tsx'

/** What can be done with a draft besides saving it. */
export const DraftActions = ({ offer }: { offer: Offer }) => (
  <>
    <PreviewButton offerId={offer.id} />
    <SendButton offer={offer} />
    {/* A number that was given already must not get lost. */}
    {(offer.number === null || offer.revision > 1) && <DeleteDraft offer={offer} />}
  </>
)

function PreviewButton({ offerId }: { offerId: number }) {
  const saveFirst = useSaveFirst()
  const { isSubmitting, errors } = useFormState()
  const { open, isPending } = usePaper(offerId)
  const preview = async () => {
    // As long as something is wrong, a window would open only to close again.
    if (Object.keys(errors).length === 0) open(saveFirst)
    else if (await saveFirst()) open()
  }
  return (
    <Button
      variant="outlined"
      startIcon={<PdfIcon />}
      loading={isPending}
      disabled={isSubmitting}
      onClick={preview}
    >
      PDF-Vorschau
    </Button>
  )
}

function DeleteDraft({ offer }: { offer: Offer }) {
  const { reset } = useFormContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = () => {
    dropDraft(offerDraftName(offer.id))
    dropDraft(letterDraftName(offer.id))
    // There is nothing left that leaving could lose.
    reset()
    notify('Entwurf gelöscht', { type: 'success' })
    redirect('list', 'offers')
  }
  return (
    <DeleteWithConfirmButton
      record={offer}
      label="ra.action.delete"
      aria-label="Entwurf löschen"
      mutationOptions={{ onSuccess }}
    />
  )
}

/** Saves the draft, and asks how it goes to the customer. */
function SendButton({ offer }: { offer: Offer }) {
  const saveFirst = useSaveFirst()
  const save = useSave()
  const { isSubmitting } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await saveFirst())
  // What is saved over a newer version opens the comparison of the two.
  const compare = async () => {
    setOpen(false)
    await save()
  }
  return (
    <>
      <Button variant="outlined" startIcon={<SendIcon />} disabled={isSubmitting} onClick={open}>
        Senden …
      </Button>
      {isOpen && <SendDialog offer={offer} onOvertaken={compare} onClose={() => setOpen(false)} />}
    </>
  )
}

/** For what works with the offer as it is stored: saves the form, and says whether all of it is stored now. */
function useSaveFirst(): () => Promise<boolean> {
  const { isDirty } = useFormState()
  const save = useSave()
  return async () => !isDirty || save()
}

/** Saves the form as its button does, and says whether it is stored. */
function useSave(): () => Promise<boolean> {
  const { handleSubmit, setError } = useFormContext()
  const { save } = useSaveContext()
  return async () => {
    let isStored = false
    await handleSubmit(async (values) => {
      const errors = await save?.(values)
      if (errors) setSubmissionErrors(errors, setError)
      else isStored = true
    })()
    return isStored
  }
}
