import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'

const EVERY_MINUTE = 60_000

/** How many enquiries nobody has answered yet; undefined until it is known, null where that failed. */
export function useNewInquiries(): number | null | undefined {
  const { total, error } = useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: 1 }, filter: { status: 'new' } },
    { refetchInterval: EVERY_MINUTE },
  )
  return error ? (total ?? null) : total
}
