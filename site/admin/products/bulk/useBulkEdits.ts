import { useNotify } from 'react-admin'
import { type BulkEditInput, bulkEditReport } from '../../../../shared/catalogue/bulk-edit.ts'
import { undoneBatch } from '../../../../shared/stock/undone-batch.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import { isConflict, load } from '../../data/api.ts'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'

/** As JSON: a list's filters go as they stand in its address. */
type Wanted = Pick<BulkEditInput, 'ids' | 'all' | 'changes' | 'plan'> & {
  filter?: Record<string, string>
}

/**
 * Says what changes would do, or does it.
 * @throws {HttpError} 409 if it is not what was checked; see `reportOfConflict`
 */
export const changeMany = (json: Wanted & Pick<BulkEditInput, 'mode'>) =>
  load(bulkEditReport, '/products/bulk', { method: 'PUT', json })

/** What the changes would do by now, where they are refused because something has changed since the check. */
export const reportOfConflict = (error: unknown) =>
  isConflict(error) ? (bulkEditReport.safeParse(error.body?.data).data ?? null) : null

/**
 * Takes a bulk edit back, and names what stays as it is because somebody has changed it since.
 * @param failed what is said before the reason of a failure; null where a notice says it by itself
 */
export function useUndoBulkEdit(failed: string | null = 'Fehler beim Zurücknehmen') {
  const notify = useNotify()
  return useCall({
    call: (id: number) => load(undoneBatch, `/products/bulk/${id}/undo`, { method: 'POST' }),
    onDone: ({ undone, left }) => {
      const sentence = `Rückgängig gemacht: ${formatCount(undone, 'Maschine', 'Maschinen')}`
      notify([sentence, ...left.map(({ title, reason }) => `${title}: ${reason}`)].join('\n'), {
        type: left.length > 0 ? 'warning' : 'success',
      })
    },
    failed,
    invalidates: EVERYTHING,
  })
}
