import { isUnseen } from '../../../shared/yard/stocktake.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { machineOfCode, machineOfLabel } from './labelCode.ts'
import { nameOf } from './yardText.ts'

interface Scanned {
  /** The machine that is marked as seen; null if none is. */
  machine: YardMachine | null
  /** What there is to say of it, or why none is marked. */
  text: string
}

/**
 * What a code that is read during a stocktake does: it marks a machine of the stock that nobody has seen yet, also one
 * that should stand elsewhere.
 */
export function scanned(
  machines: YardMachine[],
  code: string,
  { since, location }: { since: string; location: string },
): Scanned {
  const machine = machineOfCode(machines, code)
  if (!machine) return { machine: null, text: `Nicht im Bestand: ${codeText(code)}` }
  if (machine.status === 'sold')
    return { machine: null, text: `${nameOf(machine)} ist verkauft und zählt nicht mit` }
  if (!isUnseen(machine, since))
    return { machine: null, text: `${nameOf(machine)} ist schon gesehen` }
  const isElsewhere = location !== '' && machine.location !== location
  return { machine, text: isElsewhere ? `Standort im Bestand: ${machine.location}` : '' }
}

function codeText(code: string): string {
  const id = machineOfLabel(code)
  return id === null ? `„${code.slice(0, 40)}“` : `Nr. ${id}`
}
