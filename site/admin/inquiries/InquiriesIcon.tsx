import MailIcon from '@mui/icons-material/MailOutlined'
import Badge from '@mui/material/Badge'
import { visuallyHidden } from '@mui/utils'
import { formatNumber } from '../../../shared/format.ts'
import { useNewInquiries } from './useInquiries.ts'

/** In the menu, with the number of inquiries that nobody has answered. */
export function InquiriesIcon() {
  const count = useNewInquiries()
  const number = count ? (
    <>
      {formatNumber(count)}
      <span style={visuallyHidden}> neue </span>
    </>
  ) : null
  return (
    <Badge badgeContent={number} color="secondary">
      <MailIcon />
    </Badge>
  )
}
