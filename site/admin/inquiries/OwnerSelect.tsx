import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { useChangeInquiry } from './useChangeInquiry.ts'
import { useOwners } from './useOwners.ts'

const EVERYBODY = { value: '', label: 'Alle' }

/** Who is in charge. An owner that is not among the accounts any more is still shown. */
export function OwnerSelect({ inquiry }: { inquiry: Inquiry }) {
  const owners = useOwners()
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Ändern der Zuständigkeit')
  const { ownerId, owner } = inquiry
  const known = owners.map(({ id, name }) => ({ value: id, label: name }))
  const own =
    ownerId !== null && !owners.some(({ id }) => id === ownerId)
      ? [{ value: ownerId, label: owner ?? '' }]
      : []
  const choose = (value: string) => {
    const chosen = owners.find(({ id }) => String(id) === value)
    const done = chosen ? `Zuständig ist jetzt ${chosen.name}` : 'Zuständig sind jetzt alle'
    change({ ownerId: chosen?.id ?? null }, done)
  }
  return (
    <ChoiceField
      label="Zuständig"
      choices={[EVERYBODY, ...own, ...known]}
      value={ownerId ?? ''}
      disabled={isPending}
      onChoose={choose}
    />
  )
}
