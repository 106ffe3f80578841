import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined'
import Badge from '@mui/material/Badge'
import { formatNumber } from '../../../shared/format.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useToday } from './useToday.ts'

/** The icon in the menu, with the number of inquiries that wait for me today. */
export function TodayIcon() {
  const count = useToday('me').data?.items.length
  return (
    <>
      {count ? <span style={visuallyHidden}>{formatNumber(count)} fällig, </span> : null}
      <Badge badgeContent={count && formatNumber(count)} color="secondary">
        <TodayOutlinedIcon />
      </Badge>
    </>
  )
}
