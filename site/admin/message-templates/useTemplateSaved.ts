import { useNotify, useRedirect } from 'react-admin'

/** After a save, says so and goes to the list. */
export function useTemplateSaved() {
  const notify = useNotify()
  const redirect = useRedirect()
  return () => {
    notify('Vorlage gespeichert', { type: 'success' })
    redirect('list', 'message-templates')
  }
}
