import Alert from '@mui/material/Alert'
import { keptSentence } from '../../../shared/inquiries/kept.ts'

/** Says of what only the law keeps why nobody changes it. */
export const KeptNotice = ({ until }: { until: string }) => (
  <Alert severity="warning">{keptSentence(until)}</Alert>
)
