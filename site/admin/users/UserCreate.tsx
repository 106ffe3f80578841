import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Create, useRedirect } from 'react-admin'
import type { z } from 'zod'
import type { InvitedUser } from '../../../shared/accounts/user.ts'
import { userInput } from '../../../shared/accounts/user-input.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { PageHeader, Panel } from '../parts/Page.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { UserInputs, userValues } from './UserEdit.tsx'

const resolver = zodResolver(userInput)
const newUser: z.input<typeof userInput> = { username: '', name: '', email: '', role: 'sales' }

export default function UserCreate() {
  const redirect = useRedirect()
  const [invited, setInvited] = useState<InvitedUser | null>(null)
  return (
    <>
      <PageHeader title="Neuer Benutzer" />
      <Create<InvitedUser> sx={{ maxWidth: 720 }} mutationOptions={{ onSuccess: setInvited }}>
        <RecordForm
          draft="benutzer.neu"
          values={userValues}
          defaultValues={newUser}
          resolver={resolver}
          save="Einladen"
        >
          <Panel title="Einladung">
            <UserInputs />
          </Panel>
        </RecordForm>
      </Create>
      {invited && (
        <LinkDialog
          username={invited.username}
          link={invited}
          onClose={() => redirect('list', 'users')}
        />
      )}
    </>
  )
}
