import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'
import { adminPaths } from '../paths.ts'

/** How many inquiries were sorted out since one has last looked at them. */
export const SpamLine = ({ count }: { count: number }) =>
  count > 0 && (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      Seit Sie zuletzt nachgesehen haben,{' '}
      {count === 1 ? 'wurde eine Anfrage' : `wurden ${formatNumber(count)} Anfragen`} als Spam
      aussortiert.{' '}
      <Link component={LinkBase} to={adminPaths.spam}>
        Spam ansehen
      </Link>
    </Typography>
  )
