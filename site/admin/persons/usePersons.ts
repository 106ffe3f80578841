import type { Person } from '../../../shared/persons/person.ts'
import { saveFile } from '../forms/saveFile.ts'
import { useOpenFile } from '../forms/useOpenFile.ts'
import { useCall } from '../layout/useCall.ts'
import { personCalls } from './personCalls.ts'

/** Has the browser save everything that is known of a person. */
export const useAccess = ({ key, name }: Person) =>
  useCall({
    call: () => personCalls.access(key),
    onDone: (file) => saveFile(file, `Auskunft ${name}.zip`),
    failed: 'Die Auskunft konnte nicht erstellt werden',
  })

/** Shows the record of processing. */
export const useOpenRecord = () =>
  useOpenFile({
    load: personCalls.record,
    name: 'Verarbeitungsverzeichnis.pdf',
    failed: 'Das Verzeichnis konnte nicht erstellt werden',
  })
