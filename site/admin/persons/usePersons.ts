import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Person } from '../../../shared/persons/person.ts'
import { withReason } from '../data/failure.ts'
import { openWindow, saveFile } from '../forms/saveFile.ts'
import { personCalls } from './personCalls.ts'

/** Has the browser save everything that is known of a person. */
export function useAccess({ key, name }: Person) {
  const notify = useNotify()
  return useMutation({
    mutationFn: () => personCalls.access(key),
    onSuccess: (file) => saveFile(file, `Auskunft ${name}.zip`),
    onError: (error) =>
      notify(withReason('Die Auskunft konnte nicht erstellt werden', error), { type: 'error' }),
  })
}

/** Shows the record of processing in a window of its own, because a link could not carry the session. */
export function useOpenRecord() {
  const notify = useNotify()
  const { mutateAsync, isPending } = useMutation({ mutationFn: personCalls.record })
  const open = async () => {
    const target = openWindow('Verarbeitungsverzeichnis.pdf')
    try {
      target.show(await mutateAsync())
    } catch (error) {
      target.close()
      notify(withReason('Das Verzeichnis konnte nicht erstellt werden', error), { type: 'error' })
    }
  }
  return { open, isPending }
}
