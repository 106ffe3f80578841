import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { isAnother, type Person } from '../../../shared/persons/person.ts'
import { API, fetchFile } from '../data/api.ts'
import { saveFile } from '../parts/files.tsx'
import { useCall } from '../parts/useCall.ts'

interface Props {
  person: Pick<Person, 'key' | 'name' | 'foundBy'>
  /** Whether they were erased, up to what the law keeps. */
  isErased?: boolean
  /** The mailboxes that are left out. */
  without: readonly string[]
}

const apartFrom = (without: readonly string[]) =>
  without.length === 0 ? '' : `?${new URLSearchParams({ without: without.join(',') })}`

/** Saves what is stored about somebody. */
export function AccessButton({ person, isErased = false, without }: Props) {
  const { key, name } = person
  const access = useCall({
    call: () =>
      fetchFile(`${API}/persons/${isErased ? 'kept/' : ''}${key}/export${apartFrom(without)}`),
    onDone: (file) => saveFile(file, `Auskunft ${name}.zip`),
    failed: 'Die Auskunft konnte nicht erstellt werden',
  })
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={access.isPending}
      onClick={() => access.mutate()}
    >
      {isAnother(person) ? `Auskunft über ${name} herunterladen` : 'Auskunft herunterladen'}
    </Button>
  )
}
