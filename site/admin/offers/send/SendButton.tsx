import SendIcon from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { useSaveFirst } from '../useSaveFirst.ts'
import { SendDialog } from './SendDialog.tsx'

/** Saves the draft, and asks how it goes to the customer. */
export function SendButton({ offer }: { offer: Offer }) {
  const saveFirst = useSaveFirst()
  const { isSubmitting } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await saveFirst())
  return (
    <>
      <Button variant="outlined" startIcon={<SendIcon />} disabled={isSubmitting} onClick={open}>
        Senden …
      </Button>
      {isOpen && <SendDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  )
}
