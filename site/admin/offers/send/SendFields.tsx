import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

interface Props {
  mayMail: boolean
  hasAddress: boolean
}

export function SendFields({ mayMail, hasAddress }: Props) {
  const by: unknown = useWatch({ name: 'by' })
  const ways = [
    { id: 'mail', name: 'Per E-Mail', disabled: !mayMail },
    { id: 'hand', name: 'Von Hand übergeben' },
  ]
  return (
    <>
      {!mayMail && (
        <Alert severity="info">
          {hasAddress
            ? 'Von hier kann keine E-Mail gesendet werden, weil kein Mailserver eingerichtet ist.'
            : 'Die Anfrage nennt keine E-Mail-Adresse.'}
        </Alert>
      )}
      <RadioButtonGroupInput
        source="by"
        label="Wie bekommt es der Kunde?"
        choices={ways}
        helperText={false}
        margin="none"
      />
      {by === 'mail' ? (
        <>
          <TextInput source="subject" label="Betreff" margin="none" autoComplete="off" />
          <TextInput source="text" label="Text der E-Mail" multiline minRows={6} margin="none" />
          <Typography variant="body2" color="textSecondary">
            PDF-Datei, Link zum Angebot und Ihr Absender kommen von selbst dazu.
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Das Angebot bekommt Nummer, PDF-Datei und Link, aber keine E-Mail geht hinaus. Drucken Sie
          es aus, oder geben Sie den Link weiter.
        </Typography>
      )}
      <Typography variant="body2">
        Danach lässt sich das Angebot nicht mehr ändern, nur durch eine neue Fassung ersetzen.
      </Typography>
    </>
  )
}
