import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'

const HALF_A_MINUTE = 30_000
const MINUTE = 60_000

/** How many inquiries nobody has answered; undefined until it is known, null where that failed. */
export function useNewInquiries(): number | null | undefined {
  const { total, error } = useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: 1 }, filter: { status: 'new' } },
    { refetchInterval: MINUTE },
  )
  return error ? (total ?? null) : total
}

/** The newest inquiries, at most a thousand: enough for a quarter's figures. */
export const useRecentInquiries = () =>
  useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: MAX_LIMIT } },
    { staleTime: HALF_A_MINUTE },
  )
