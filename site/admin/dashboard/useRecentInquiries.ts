import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'

const HALF_A_MINUTE = 30_000

/** The newest enquiries, at most a thousand: enough for a quarter's figures. */
export const useRecentInquiries = () =>
  useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: MAX_LIMIT } },
    { staleTime: HALF_A_MINUTE },
  )
