import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useAccountChanged } from '../account/useAccountChanged.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { useMe } from '../auth/me.ts'
import { withReason } from '../data/errorText.ts'

const QUERY = ['users', 'policy']

/** Makes the second factor a duty for everybody. */
export function PolicySwitch() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const changed = useAccountChanged()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const { data: policy } = useQuery({
    queryKey: QUERY,
    queryFn: () => accountCalls.accountPolicy(),
  })
  const { mutate: require, isPending } = useMutation({
    mutationFn: (requiresSecondFactor: boolean) =>
      accountCalls.setAccountPolicy({ requiresSecondFactor }),
    onSuccess: changed,
    onError: (error) => notify(withReason('Fehler beim Speichern', error), { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries({ queryKey: QUERY })
    },
  })
  if (!policy) return null
  const isOn = policy.requiresSecondFactor
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isPending}
            onChange={() => (isOn ? require(false) : setAsking(true))}
          />
        }
        label="Anmeldung in zwei Schritten für alle vorschreiben"
      />
      <Confirm
        isOpen={isAsking}
        title="Für alle vorschreiben?"
        content={
          <Typography component="span">
            Wer noch keine Authenticator-App eingerichtet hat, muss das als Nächstes tun und kann
            vorher nichts anderes.{me?.hasSecondFactor ? '' : ' Das gilt auch für Sie.'}
          </Typography>
        }
        confirm="Vorschreiben"
        loading={isPending}
        onConfirm={() => require(true)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
