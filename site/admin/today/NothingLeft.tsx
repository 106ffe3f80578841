import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Today } from '../../../shared/inquiries/today.ts'
import { momentText } from '../inquiries/step/momentText.ts'
import { lineFocus } from './useLineFocus.ts'

/** All is done for today; says what comes next. */
export const NothingLeft = ({ next }: Pick<Today, 'next'>) => (
  <Card sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', maxWidth: 980 }}>
    <DoneIcon color="success" sx={{ fontSize: 40 }} />
    <Typography id={lineFocus.empty} tabIndex={-1} variant="h2" sx={{ mt: 1, outline: 'none' }}>
      Für heute ist alles getan.
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {next
        ? `Als Nächstes ${momentText(next.at)}: ${next.name}, ${next.text}`
        : 'Zurzeit ist keine Anfrage offen.'}
    </Typography>
  </Card>
)
