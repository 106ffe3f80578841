import { paths } from '../../../shared/addresses/paths.ts'
import { RESULT_PAGE } from '../../../shared/adviser/questions.ts'

/** So many machines are on one page, which stays light. */
export const SHOWN_MACHINES = 200

/** The machines of the page that the address asks for, and the addresses of the others. */
export function pageOf<Machine>(machines: Machine[], query: URLSearchParams) {
  const totalPages = Math.max(1, Math.ceil(machines.length / SHOWN_MACHINES))
  const asked = Number(query.get(RESULT_PAGE) ?? 1)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), totalPages) : 1
  return {
    shown: machines.slice((page - 1) * SHOWN_MACHINES, page * SHOWN_MACHINES),
    page,
    totalPages,
    addressOf(number: number): string {
      const others = new URLSearchParams(query)
      others.delete(RESULT_PAGE)
      if (number > 1) others.set(RESULT_PAGE, String(number))
      return `${paths.adviser}?${others}#ergebnis`
    },
  }
}
