import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { formatCount } from '../../../shared/format.ts'
import { type Inquiry, inquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { SenderPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { keysOf } from '../../../shared/keys.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { ifUnchanged, load } from '../data/api.ts'
import { SenderForm } from '../inquiries/SenderForm.tsx'
import { adminPaths } from '../paths.ts'
import { customerQuery } from './useCustomer.ts'

interface Props {
  customer: Customer
  /** The inquiry whose sender the form shows. */
  newest: Inquiry
  onDone: () => void
}

/** Puts right what a customer said last, in every inquiry that says the same. */
export function CorrectCustomer({ customer, newest, onDone }: Props) {
  const { key } = useParams()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const others = customer.inquiries.filter(({ id, keptUntil }) => id !== newest.id && !keptUntil)
  const correctOthers = async (patch: SenderPatch, saved: Inquiry) => {
    // Whoever has another address is found under another key, too, and is shown there at once.
    if (saved.customer && saved.customer !== key) {
      queryClient.setQueryData(customerQuery(saved.customer), customer)
      navigate(adminPaths.customer(saved.customer), { replace: true })
    }
    const failed = []
    for (const other of others) {
      const same = keysOf(patch).filter((field) => other[field] === newest[field])
      if (same.length === 0) continue
      const json = Object.fromEntries(same.map((field) => [field, patch[field]]))
      const init = { method: 'PUT', json, headers: ifUnchanged(other.updatedAt) }
      await load(inquiryDetail, `/contact/${other.id}`, init).catch(() => failed.push(other))
    }
    if (failed.length > 0)
      notify(
        `Nicht berichtigt: ${formatCount(failed.length, 'ältere Anfrage', 'ältere Anfragen')}. Bitte öffnen Sie sie und versuchen Sie es dort.`,
        { type: 'warning' },
      )
    await queryClient.invalidateQueries({ queryKey: customerQuery() })
  }
  return (
    <>
      {others.length > 0 && (
        <Typography variant="note" sx={{ mb: 1.5 }}>
          Gilt auch für ältere Anfragen, in denen dasselbe steht.
        </Typography>
      )}
      <SenderForm inquiry={newest} onSaved={correctOthers} onDone={onDone} />
    </>
  )
}
