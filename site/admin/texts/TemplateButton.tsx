import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useDeleteController } from 'react-admin'

const LABEL = 'Zurück zur Vorlage'

/** Replaces the dealer's own texts of a page by the template, after a question. */
export function TemplateButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { isPending, handleDelete } = useDeleteController({
    mutationMode: 'pessimistic',
    redirect: 'list',
    mutationOptions: { onSettled: close },
  })
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {LABEL}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={`${LABEL}?`}
        content="Die Vorlage ist dann sofort auf der Website. Ihr eigener Text steht nur noch im Verlauf, und von dort können Sie ihn zurückholen."
        confirm={LABEL}
        onConfirm={handleDelete}
        onClose={close}
      />
    </>
  )
}
