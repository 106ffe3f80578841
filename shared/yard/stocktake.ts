import type { z } from 'zod'
import { berlinDay } from '../time/dates.ts'
import type { stocktakeQuery, YardMachine } from './yard.ts'

type Question = Pick<z.output<typeof stocktakeQuery>, 'since' | 'location'>

/** Whether a machine belongs to a stocktake: what is sold may be gone. */
const isCounted = ({ status, location }: YardMachine, asked: Pick<Question, 'location'>) =>
  status !== 'sold' && (asked.location === '' || location === asked.location)

/** Whether nobody has seen a machine on that day in Berlin or later. */
export const isUnseen = ({ seenAt }: Pick<YardMachine, 'seenAt'>, since: string) =>
  seenAt === null || berlinDay(new Date(seenAt)) < since

/** The machines of a stocktake in the order of places, and at each as they come. */
export const countedOf = (machines: YardMachine[], asked: Pick<Question, 'location'>) =>
  machines
    .filter((machine) => isCounted(machine, asked))
    .sort((a, b) => a.location.localeCompare(b.location, 'de', { numeric: true }))

/** Those of them that nobody has seen since. */
export const unseenOf = (machines: YardMachine[], asked: Question) =>
  countedOf(machines, asked).filter((machine) => isUnseen(machine, asked.since))
