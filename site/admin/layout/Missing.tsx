import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { HttpError, LinkBase, useEditContext } from 'react-admin'
import { PageHeader } from './PageHeader.tsx'

interface Props {
  /** What is missing, such as `Produkt`. */
  title: string
  /** Why it may not be there. */
  text: string
  back: { to: string; label: string }
}

/** For the screen of a record that is not there, or could not be loaded. */
export function Missing({ title, text, back }: Props) {
  const { error, refetch } = useEditContext()
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={isMissing ? `${title} nicht gefunden` : title} />
      <Typography sx={{ mb: 2 }}>{isMissing ? text : error?.message}</Typography>
      {!isMissing && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      )}
      <Button component={LinkBase} to={back.to} variant="outlined">
        {back.label}
      </Button>
    </>
  )
}
