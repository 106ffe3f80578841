import { AlertTitle, Button } from '@mui/material'
import { houseState } from '../../../shared/dealer/paused-mail.ts'
import { load } from '../data/api.ts'
import { AlertAbove } from '../parts/Boxes.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

/** That a house is a copy of another one, and the press by which it is that house. */
export default function CopyAlert({ house }: { house: string | undefined }) {
  const { mutate: goOn, isPending } = useCall({
    call: () => load(houseState, '/settings', { method: 'PUT', json: { mail: { paused: false } } }),
    done: 'E-Mails, Suchaufträge, Postfach und Portale gehen weiter',
    failed: 'Fehler beim Speichern',
    invalidates: EVERYTHING,
  })
  return (
    <AlertAbove severity="warning" component="section" aria-label="Kopie">
      <AlertTitle>Dies ist eine Kopie von {house}</AlertTitle>
      <p>
        Damit niemand Post von einer Kopie bekommt, ruhen E-Mails, Suchaufträge, das gelesene
        Postfach und die Feeds der Portale. Ist dies die Website, mit der Sie arbeiten, etwa nach
        einem Umzug, geht nach einem Klick alles weiter. Was im Postausgang wartet, geht dann
        hinaus, auch an Kunden.
      </p>
      <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => goOn()}>
        Dies ist das Haus
      </Button>
    </AlertAbove>
  )
}
