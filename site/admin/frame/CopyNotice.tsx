import { AlertTitle, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { houseState } from '../../../shared/dealer/paused-mail.ts'
import { useMay } from '../auth/me.tsx'
import { load } from '../data/api.ts'
import { AlertAbove } from '../parts/AlertAbove.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

/** Says on every screen of an administrator that this is a copy, which writes to nobody until they say otherwise. */
export function CopyNotice() {
  const mayEdit = useMay('settings.edit')
  const { data } = useQuery({
    queryKey: ['house'],
    queryFn: () => load(houseState, '/settings'),
    enabled: mayEdit,
  })
  const { mutate: goOn, isPending } = useCall({
    call: () => load(houseState, '/settings', { method: 'PUT', json: { mail: { paused: false } } }),
    done: 'E-Mails, Suchaufträge, Postfach und Portale gehen weiter',
    failed: 'Fehler beim Speichern',
    invalidates: EVERYTHING,
  })
  if (!data?.mail.paused) return null
  return (
    <AlertAbove severity="warning" component="section" aria-label="Kopie">
      <AlertTitle>Dies ist eine Kopie von {data.house}</AlertTitle>
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
