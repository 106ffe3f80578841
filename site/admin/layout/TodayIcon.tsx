import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined'
import Badge from '@mui/material/Badge'
import { formatNumber } from '../../../shared/format.ts'
import { countDue } from '../../../shared/inquiries/count-due.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useToday } from '../today/useToday.ts'

/** The icon in the menu, with the number of inquiries that are due for me today; what has just come in is not. */
export function TodayIcon() {
  const { data } = useToday('me')
  const count = data && countDue(data.counts)
  return (
    <>
      {count ? <span style={visuallyHidden}>{formatNumber(count)} fällig, </span> : null}
      <Badge badgeContent={count && formatNumber(count)} color="secondary">
        <TodayOutlinedIcon />
      </Badge>
    </>
  )
}
