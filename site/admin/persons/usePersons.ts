import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Person } from '../../../shared/persons/person.ts'
import { withReason } from '../data/failure.ts'
import { openWindow, saveFile } from '../forms/saveFile.ts'
import { useCall } from '../layout/useCall.ts'
import { personCalls } from './personCalls.ts'

/** Has the browser save everything that is known of a person. */
export const useAccess = ({ key, name }: Person) =>
  useCall({
    call: () => personCalls.access(key),
    onDone: (file) => saveFile(file, `Auskunft ${name}.zip`),
    failed: 'Die Auskunft konnte nicht erstellt werden',
  })

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
