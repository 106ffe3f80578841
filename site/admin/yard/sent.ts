import { adminStatusLabels } from '../../../shared/product/product.ts'
import { draftName, type Entry } from './entry.ts'
import { amountText } from './yardText.ts'

/** What has gone over to a machine. */
export interface SentMachine {
  id: number
  /** What it was called, if it was created; else null. */
  created: string | null
  photos: number
  changes: number
}

/** @param id the number of the machine that the entry was about */
export function withSent(sent: SentMachine[], { work }: Entry, id: number): SentMachine[] {
  const known = sent.find((machine) => machine.id === id)
  const machine = { ...(known ?? { id, created: null, photos: 0, changes: 0 }) }
  if (work.kind === 'create') machine.created = draftName(work.values)
  else if (work.kind === 'photo') machine.photos += 1
  else machine.changes += 1
  return known ? sent.map((other) => (other === known ? machine : other)) : [...sent, machine]
}

/** `als Entwurf (Inaktiv) angelegt, 3 Fotos übertragen`. */
export function sentText({ created, photos, changes }: SentMachine): string {
  const amount = amountText(photos, changes)
  return [
    created !== null && `als Entwurf (${adminStatusLabels.inactive}) angelegt`,
    amount !== '' && `${amount} übertragen`,
  ]
    .filter(Boolean)
    .join(', ')
}
