import Button from '@mui/material/Button'
import { May } from '../../auth/me.tsx'
import { useJoin } from './useJoin.tsx'

/** Joins two inquiries at one press. */
export function JoinWith({ id, into }: { id: number; into: number }) {
  const { mutate: join, isPending } = useJoin(id)
  return (
    <May permission="inquiries.edit">
      <Button color="inherit" size="small" loading={isPending} onClick={() => join(into)}>
        Zusammenführen
      </Button>
    </May>
  )
}
