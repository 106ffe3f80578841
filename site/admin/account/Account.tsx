import Box from '@mui/material/Box'
import { useMe } from '../auth/me.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** What belongs to the user's own account. */
export default function Account() {
  const me = useMe()
  return (
    <>
      <PageHeader title="Mein Konto" />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {me && <SecondFactor isOn={me.hasSecondFactor} />}
        <PasswordForm />
        <Sessions />
      </Box>
    </>
  )
}
