import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'

const EVERY_MINUTE = 60_000

/** How many enquiries nobody has answered yet; undefined until it is known. */
export function useNewInquiries(): number | undefined {
  const { total } = useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: 1 }, filter: { status: 'new' } },
    { refetchInterval: EVERY_MINUTE },
  )
  return total
}
