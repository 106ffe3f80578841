import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useAccountChanged } from '../account/useAccountChanged.ts'
import { useMe } from '../auth/me.ts'
import { withReason } from '../data/errorText.ts'
import { settingsCalls } from '../settings/settingsCalls.ts'

const QUERY = ['settings']

/** Makes the second factor a duty for everybody. */
export function AccountPolicy() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const changed = useAccountChanged()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const { data: settings } = useQuery({
    queryKey: QUERY,
    queryFn: () => settingsCalls.read(),
  })
  const { mutate: require, isPending } = useMutation({
    mutationFn: (requiresSecondFactor: boolean) => settingsCalls.save({ requiresSecondFactor }),
    onSuccess: changed,
    onError: (error) => notify(withReason('Fehler beim Speichern', error), { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries({ queryKey: QUERY })
    },
  })
  if (!settings) return null
  const isOn = settings.requiresSecondFactor
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {isOn
          ? 'Die Anmeldung in zwei Schritten ist für alle Benutzer vorgeschrieben.'
          : 'Die Anmeldung in zwei Schritten ist jedem Benutzer freigestellt.'}
      </Typography>
      <Button
        variant="outlined"
        disabled={isPending}
        sx={{ alignSelf: 'start', mb: 2 }}
        onClick={() => (isOn ? require(false) : setAsking(true))}
      >
        {isOn ? 'Freistellen' : 'Für alle vorschreiben …'}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Für alle vorschreiben?"
        content={`Wer noch keine Authenticator-App eingerichtet hat, muss das als Nächstes tun und kann vorher nichts anderes.${me?.hasSecondFactor ? '' : ' Das gilt auch für Sie.'}`}
        confirm="Vorschreiben"
        loading={isPending}
        onConfirm={() => require(true)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
