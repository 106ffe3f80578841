/** Begins what only whoever runs the machine can do, and what names settings of the machine: a dealer reads no further. */
export const FOR_OPERATOR = 'Für den Betreiber der Website:'
