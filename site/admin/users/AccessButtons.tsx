import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useUpdate } from 'react-admin'
import type { AccountLink, User } from '../../../shared/accounts/user.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { useMe } from '../auth/me.ts'
import { LinkDialog } from './LinkDialog.tsx'

/** Helps another user who cannot log in: a new link, or no second factor. */
export function AccessButtons({ user }: { user: User }) {
  const notify = useNotify()
  const me = useMe()
  const [link, setLink] = useState<AccountLink | null>(null)
  const { mutate: makeLink, isPending } = useMutation({
    mutationFn: () => accountCalls.newAccountLink(user.id),
    onSuccess: setLink,
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!me || me.id === user.id) return null
  return (
    <>
      <Button variant="outlined" disabled={isPending || !user.active} onClick={() => makeLink()}>
        {user.isInvited ? 'Erneut einladen' : 'Link für ein neues Passwort'}
      </Button>
      {user.hasSecondFactor && <ResetSecondFactor user={user} />}
      {link && <LinkDialog username={user.username} link={link} onClose={() => setLink(null)} />}
    </>
  )
}

function ResetSecondFactor({ user }: { user: User }) {
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [update, { isPending }] = useUpdate<User>(
    'users',
    { id: user.id, data: { hasSecondFactor: false } },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify('Zurückgesetzt', { type: 'success' }),
      onError: (error) => notify(error.message, { type: 'error' }),
      onSettled: () => setAsking(false),
    },
  )
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Zwei Schritte zurücksetzen …
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Anmeldung in zwei Schritten zurücksetzen?"
        content={`${user.username} meldet sich danach nur mit dem Passwort an. Vergewissern Sie sich, dass die Bitte wirklich von dort kommt.`}
        confirm="Zurücksetzen"
        loading={isPending}
        onConfirm={() => update()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
