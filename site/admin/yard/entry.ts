import { z } from 'zod'
import { type YardMachine, yardChange } from '../../../shared/yard/yard.ts'

/** A machine of the stock, or one whose creation is waiting under that key itself. */
const machine = z.union([z.object({ id: z.number() }), z.object({ key: z.string() })])
export type MachineRef = z.infer<typeof machine>

/** What was typed of a machine that comes off the lorry. */
const text = z.string().default('')
const draft = z.object({
  brand: text,
  model: text,
  stockNumber: text,
  year: text,
  categoryId: text,
  hours: text,
  location: text,
  note: text,
})
export type DraftValues = z.infer<typeof draft>
export const EMPTY_DRAFT = draft.parse({})

/** What a machine that is not created yet is called. */
export const draftName = ({ brand, model }: DraftValues): string => `${brand} ${model}`.trim()

/** What is to be sent. Its photograph, if it is one, is kept beside it. */
const work = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    values: draft,
    /** Whether somebody has pressed the button. Until then it can be typed on. */
    isReady: z.boolean(),
    /** The machine's number, once it is created. */
    id: z.number().nullable(),
    /** The key of the photograph that becomes the first; null for the one that was taken first. */
    main: z.string().nullable().default(null),
  }),
  z.object({ kind: z.literal('change'), machine, ...yardChange.shape }),
  z.object({ kind: z.literal('seen'), machine, at: z.string() }),
  /** Takes that back, if it was seen at that moment and not since. */
  z.object({ kind: z.literal('unseen'), machine, at: z.string() }),
  z.object({ kind: z.literal('photo'), machine }),
])
export type QueuedWork = z.infer<typeof work>

/** What is kept of an entry under lock and key. */
export const content = z.object({
  work,
  /** Why the server does not take it; null while it may. */
  refusal: z.string().nullable(),
})
export type Content = z.infer<typeof content>

/** Something that waits to be sent. */
export interface Entry extends Content {
  /** Entries are sent in the order of these. */
  seq: number
  key: string
}

const refOf = ({ work }: Entry) => (work.kind === 'create' ? null : work.machine)

/** Whether an entry belongs to a machine that is created under that key. */
const isOf = (entry: Entry, key: string) => {
  const ref = refOf(entry)
  return ref !== null && 'key' in ref && ref.key === key
}

/** The machine's number; null while it is not created yet. */
export function machineIdOf(entry: Entry, entries: Entry[]): number | null {
  const ref = refOf(entry)
  if (ref === null) return null
  if ('id' in ref) return ref.id
  const creation = entries.find(({ key }) => key === ref.key)
  return creation?.work.kind === 'create' ? creation.work.id : null
}

function canBeSent(entry: Entry, entries: Entry[]): boolean {
  const { work, refusal } = entry
  if (refusal !== null) return false
  return work.kind === 'create'
    ? work.isReady && work.id === null
    : machineIdOf(entry, entries) !== null
}

/**
 * What is sent next. What the server has refused does not stop the rest, and the main photograph of a machine goes
 * before its others.
 */
export function nextToSend(entries: Entry[]): Entry | null {
  const open = entries.filter((entry) => canBeSent(entry, entries))
  const [first] = open
  const creation = first && entries.find(({ key }) => isOf(first, key))
  if (!creation) return first ?? null
  return mainPhotoOf(creation, open)
}

/** The creations that are through and that no further entry needs. */
export const settledCreations = (entries: Entry[]): Entry[] =>
  entries.filter(
    ({ key, work }) =>
      work.kind === 'create' && work.id !== null && !entries.some((other) => isOf(other, key)),
  )

/** Whether photographs can be queued for a machine: it exists, or its creation is still queued. */
export const isThere = (machine: MachineRef, entries: Entry[]): boolean =>
  'id' in machine || entries.some(({ key }) => key === machine.key)

/** Photographs queued for a machine that is not created yet. */
export const dependentsOf = (entries: Entry[], { key }: Pick<Entry, 'key'>): Entry[] =>
  entries.filter((entry) => isOf(entry, key))

/** Which photograph of a machine that is not created yet becomes its first; null if there is none. */
export function mainPhotoOf(creation: Entry, entries: Entry[]): Entry | null {
  const photos = dependentsOf(entries, creation)
  const { work } = creation
  const main = work.kind === 'create' && photos.find(({ key }) => key === work.main)
  return main || (photos[0] ?? null)
}

/** What is still to be sent, without a machine that is being typed and its photographs. */
export const waitingOf = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => {
    if (entry.work.kind === 'create') return entry.work.isReady && entry.work.id === null
    const ref = refOf(entry)
    const creation = ref && 'key' in ref && entries.find(({ key }) => key === ref.key)
    return !creation || (creation.work.kind === 'create' && creation.work.isReady)
  })

/** The machine that is being typed, if there is one. */
export const draftOf = (entries: Entry[]): Entry | null =>
  entries.find(({ work }) => work.kind === 'create' && !work.isReady) ?? null

/** A machine with what waits to be changed of it. */
export function withWaiting(machine: YardMachine, entries: Entry[], username: string): YardMachine {
  let shown = machine
  for (const entry of entries) {
    if (entry.refusal !== null || machineIdOf(entry, entries) !== machine.id) continue
    if (entry.work.kind === 'change') shown = { ...shown, ...entry.work.changes }
    if (entry.work.kind === 'seen') shown = { ...shown, seenAt: entry.work.at, seenBy: username }
    if (entry.work.kind === 'unseen' && !isSeenAfter(shown, entry.work.at))
      shown = { ...shown, seenAt: null, seenBy: null }
  }
  return shown
}

const isSeenAfter = ({ seenAt }: YardMachine, at: string) =>
  seenAt !== null && Date.parse(seenAt) > Date.parse(at)
