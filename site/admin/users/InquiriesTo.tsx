import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type User, userInquiries } from '../../../shared/accounts/user.ts'
import { NOBODY } from '../../../shared/inquiries/inquiry.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'

interface Props {
  user: User
  /** The number of the account that gets them; null for everybody. */
  value: number | null
  onChoose: (to: number | null) => void
}

/** Says how many open inquiries a user leaves behind, and asks who gets them; nothing where there are none. */
export function InquiriesTo({ user: { id, name, username }, value, onChoose }: Props) {
  const { data } = useQuery({
    queryKey: ['users', 'inquiries', id],
    queryFn: () => load(userInquiries, `/users/${id}/inquiries`),
  })
  if (!data?.open) return null
  const choices = data.successors.map((one) => ({ value: String(one.id), label: one.name }))
  return (
    <div>
      <Typography sx={{ mb: 1.5 }}>
        {name || username} ist für {formatCount(data.open, 'offene Anfrage', 'offene Anfragen')}{' '}
        zuständig.
      </Typography>
      <ChoiceField
        label={data.open === 1 ? 'Wer bekommt sie?' : 'Wer bekommt sie alle?'}
        choices={[{ value: '', label: `${NOBODY}: alle sehen sie` }, ...choices]}
        value={value === null ? '' : String(value)}
        onChoose={(to) => onChoose(to === '' ? null : Number(to))}
        fullWidth
      />
    </div>
  )
}
