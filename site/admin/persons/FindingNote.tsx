import { Alert, Typography } from '@mui/material'
import { foundByLabels, isAnother, type Person } from '../../../shared/persons/person.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { ScreenLink } from '../parts/ScreenLink.tsx'

interface Props {
  person: Pick<Person, 'name' | 'foundBy' | 'namedIn'>
  search: string
}

/** Says by what somebody was found, and warns where what is looked for belongs to somebody else. */
export function FindingNote({ person, search }: Props) {
  const { name, foundBy, namedIn } = person
  if (!isAnother(person))
    return (
      <Typography color="textSecondary">
        Gefunden über: {foundBy.map((way) => foundByLabels[way]).join(', ')}
      </Typography>
    )
  return (
    <Alert severity="warning" sx={{ mt: 1, maxWidth: '70ch' }}>
      „{search}“ ist keine Adresse von {name}. Sie steht nur in Nachrichten zu{' '}
      {namedIn.map(({ id, receipt }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <ScreenLink to={adminPaths.inquiry(id)}>{receipt}</ScreenLink>
        </span>
      ))}
      . Auskunft und Löschen betreffen hier alles von {name}: Wem die Adresse gehört, der bekommt
      davon nur, was ihn selbst betrifft.
    </Alert>
  )
}
