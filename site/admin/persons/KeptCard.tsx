import { Paper, Typography } from '@mui/material'
import { useId } from 'react'
import { KEEPING_LAWS } from '../../../shared/operation/retention.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { AccessButton } from './AccessButton.tsx'
import { FindingNote } from './FindingNote.tsx'
import { MailboxChoice, useLeftOut } from './MailboxChoice.tsx'
import { amountText } from './personText.ts'

/** Somebody who was erased, what must be kept of them all the same, why, and until when. */
export function KeptCard({ person, search }: { person: KeptPerson; search: string }) {
  const id = useId()
  const { name, company, emails, items, mailboxes, inquiries } = person
  const [without, setWithout] = useLeftOut(person)
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {name || emails[0]} wurde gelöscht
      </Typography>
      <Typography>{[company, ...emails].filter(Boolean).join(' · ')}</Typography>
      <FindingNote person={person} search={search} />
      <Typography sx={{ mt: 1, maxWidth: '70ch' }}>
        Was zu einem angenommenen Angebot gehört, muss aufbewahrt werden ({KEEPING_LAWS}). Es wird
        nicht mehr geändert, und nur Administratoren sehen es. Wer danach fragt, dem sagen Sie, dass
        das noch gespeichert ist:
      </Typography>
      <ul>
        {inquiries.map(({ id, receipt, until, offers }) => (
          <li key={id}>
            <ScreenLink to={adminPaths.inquiry(id)}>Anfrage {receipt}</ScreenLink>
            {offers.map((offer) => (
              <span key={offer.id}>
                , <ScreenLink to={adminPaths.offer(offer.id)}>Angebot {offer.number}</ScreenLink>
              </span>
            ))}{' '}
            bis {formatDay(until)}
          </li>
        ))}
      </ul>
      <Typography color="textSecondary" gutterBottom>
        Aufbewahrt: {amountText(items)}
      </Typography>
      <MailboxChoice mailboxes={mailboxes} left={without} onChange={setWithout} />
      <AccessButton person={person} isErased without={without} />
    </Paper>
  )
}
