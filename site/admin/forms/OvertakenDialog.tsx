import { useState } from 'react'
import { z } from 'zod'
import { authorOf, isConflict } from '../data/failure.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

/** What somebody else has saved while it was being edited here. */
interface Newer {
  version: string
  author: string
}

const ANY_VERSION = '*'
const versioned = z.object({ updatedAt: z.string() })

/** Whether a save was refused because of a newer version, until the user has decided. */
export function useOvertaken() {
  const [newer, setNewer] = useState<Newer | null>(null)
  return {
    newer,
    begin: (error: Error) => {
      // The form says what else went wrong, which the dialog would cover.
      if (!isConflict(error) || !error.body?.data) return setNewer(null)
      const { updatedAt = ANY_VERSION } = versioned.safeParse(error.body.data).data ?? {}
      setNewer({ version: updatedAt, author: authorOf(error) })
    },
    end: () => setNewer(null),
  }
}

interface Props extends Pick<ReturnType<typeof useOvertaken>, 'newer' | 'end'> {
  title: string
}

/** For a form whose versions can hardly be compared field by field. */
export const OvertakenDialog = ({ title, newer, end }: Props) =>
  newer && (
    <ConflictDialog
      title={title}
      version={newer.version}
      save={{ label: 'Meine Fassung speichern' }}
      onCancel={end}
    >
      {newer.author} hat gespeichert, während Sie hier bearbeitet haben. Wenn Sie Ihre Fassung
      speichern, ersetzt sie die andere.
    </ConflictDialog>
  )
