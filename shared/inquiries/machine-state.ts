/** Whether a machine can still be had by the one who asks for it. */
export const machineStateLabels = {
  free: 'Verfügbar',
  theirs: 'Für sie reserviert',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  withdrawn: 'Nicht mehr im Angebot',
} as const
export type MachineState = keyof typeof machineStateLabels
