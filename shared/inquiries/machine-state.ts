import type { ProductStatus } from '../product/terms.ts'

/** Whether a machine can still be had by the one who asks for it. */
export const machineStateLabels = {
  free: 'Verfügbar',
  theirs: 'Für diesen Kunden reserviert',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  withdrawn: 'Nicht mehr im Angebot',
} as const
export type MachineState = keyof typeof machineStateLabels

/** What the stock says of a machine. */
export interface Standing {
  status: ProductStatus
  /** The number of the inquiry that it is kept for, if there is one. */
  reservedFor?: number | null | undefined
}

/** What a machine is for a customer; one that is not there was deleted. @param isTheirs of an inquiry's number */
export function stateOf(
  machine: Standing | undefined,
  isTheirs: (inquiry: number) => boolean,
): MachineState {
  if (machine?.status === 'active') return 'free'
  if (machine?.status === 'sold') return 'sold'
  if (machine?.status !== 'reserved') return 'withdrawn'
  return machine.reservedFor && isTheirs(machine.reservedFor) ? 'theirs' : 'reserved'
}
