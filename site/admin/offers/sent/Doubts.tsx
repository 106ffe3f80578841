import { Alert } from '@mui/material'
import type { Offer } from '../../../../shared/offers/offer.ts'

/** That a machine is sold since, or that there are not so many of it. */
export const Doubts = ({ warnings = {} }: Partial<Pick<Offer, 'warnings'>>) =>
  Object.entries(warnings).map(([field, warning]) => (
    <Alert key={field} severity="warning">
      {warning}
    </Alert>
  ))
