import MailIcon from '@mui/icons-material/MailOutlined'
import Badge from '@mui/material/Badge'
import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { UNANSWERED } from '../data/adminPaths.ts'
import { visuallyHidden } from '../parts/Boxes.tsx'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const

/** How many inquiries are unanswered; undefined while loading, null after a failure. */
export function useNewInquiries(): number | null | undefined {
  const { total, error } = useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: 1 }, sort: NEWEST_FIRST, filter: UNANSWERED },
    { refetchInterval: MINUTE },
  )
  return error ? (total ?? null) : total
}

/** The icon in the menu, with the number of unanswered inquiries. */
export function InquiriesIcon() {
  const count = useNewInquiries()
  return (
    <>
      {count ? <span style={visuallyHidden}>{formatNumber(count)} neue </span> : null}
      <Badge badgeContent={count && formatNumber(count)} color="secondary">
        <MailIcon />
      </Badge>
    </>
  )
}
