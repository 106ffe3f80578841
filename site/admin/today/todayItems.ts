import { machineStateLabels } from '../../../shared/inquiries/machine-state.ts'
import { messageKindLabels } from '../../../shared/inquiries/message.ts'
import { isOpenStage, stepTexts } from '../../../shared/inquiries/stage.ts'
import type { TodayItem, TodayMachine } from '../../../shared/inquiries/today.ts'
import { inOrder, type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { callbackText, momentText, shortMoment } from '../inquiries/moments.ts'
import { nearestFirst } from '../lists/lines.ts'
import { andReserved } from '../offers/decisions.ts'

/** What can open about a line. */
const panels = ['answer', 'later', 'won', 'lost'] as const
export type Panel = (typeof panels)[number]

export const panelLabels: Record<Panel, string> = {
  answer: 'Antworten',
  later: 'Später',
  won: 'Gewonnen',
  lost: 'Verloren',
}

/** What becomes of an order is decided by confirming or refusing it, and what is closed can only be answered. */
export function panelsOf({ kind, inquiry }: TodayItem): readonly Panel[] {
  return kind === 'order' || !isOpenStage(inquiry.stage) ? ['answer'] : panels
}

/** Where something is to be done that is no answer to what the customer has said. */
const ticked: ReadonlySet<TodayKind> = new Set(['callback', 'step', 'offer', 'reservation', 'gone'])

export const canBeTicked = ({ kind }: TodayItem): boolean => ticked.has(kind)

/**
 * The items under their headings.
 * @param open the item that is being worked on: it stays where it is, whatever a colleague has done meanwhile
 */
export function groupByKind(items: TodayItem[], open: TodayItem | null) {
  const others = items.filter(({ inquiry }) => inquiry.id !== open?.inquiry.id)
  const newest = items.find(({ inquiry }) => inquiry.id === open?.inquiry.id)
  const kept = open && { kind: open.kind, at: open.at, offer: open.offer }
  const shown = kept ? [...others, { ...(newest ?? open), ...kept }] : others
  return todayKinds
    .map((kind) => ({ kind, items: shown.filter((item) => item.kind === kind).sort(inOrder) }))
    .filter((group) => group.items.length > 0)
}

/** The line that comes next when one is done: itself if it stays, then those below it, then those above. */
export const nextLine = (shown: number[], done: number, left: ReadonlySet<number>) =>
  nearestFirst(shown, done).find((id) => left.has(id)) ?? 'empty'

/** How many messages of the customer wait for an answer, where it is more than the one that is shown, and whose that is. */
export function saidBy({ lastMessage, newMessages }: TodayItem): string {
  if (!lastMessage) return ''
  const { kind, from } = lastMessage
  const who = from === null ? messageKindLabels[kind] : 'Von anderer Adresse'
  return `${newMessages > 1 ? `${formatNumber(newMessages)} neue · ` : ''}${who}: `
}

/** How each kind says since when an inquiry waits or until when there is time, and when that is over. */
const words: Record<TodayKind, [inTime: string, late: string]> = {
  order: ['bestellt', 'bestellt'],
  received: ['geschrieben', 'geschrieben'],
  callback: ['vereinbart für', 'vereinbart war'],
  failedMail: ['nicht angekommen', 'nicht angekommen'],
  unanswered: ['Antwort versprochen bis', 'Antwort überfällig seit'],
  step: ['fällig', 'überfällig seit'],
  offer: ['bis', 'seit'],
  reservation: ['bis', 'seit'],
  gone: ['nicht mehr zu haben seit', 'nicht mehr zu haben seit'],
  fresh: ['Zeit bis', 'Zeit bis'],
}

export function waitingSince({ kind, at, overdue, inquiry }: TodayItem, now = new Date()): string {
  const [inTime, late] = words[kind]
  const moment = kind === 'fresh' ? (inquiry.nextStep?.at ?? at) : at
  return `${overdue ? late : inTime} ${momentText(moment, now)}`
}

/**
 * The same in a few letters, under a heading that says the rest: `seit 9:05`, `bis 17:00`, `seit gestern`, `seit 3.11.`;
 * a call has a time of its own, as `um 14:30`.
 */
export function shortSince(item: TodayItem, now = new Date()): string {
  const { at } = item
  const then = new Date(at)
  const [date, today] = [berlinDay(then), berlinDay(now)]
  const ahead = isCall(item) ? 'um' : 'bis'
  const word = then > now ? ahead : 'seit'
  if (date === addDays(today, -1)) return `${word} gestern`
  return `${word} ${date === addDays(today, 1) ? 'morgen' : shortMoment(at, now)}`
}

const isCall = ({ kind, text }: TodayItem) =>
  kind === 'callback' || (kind === 'step' && text === stepTexts.callback)

/** That the customer wants to be called, and at what time, where the line does not say it in another place. */
export function callText(item: TodayItem, now = new Date()): string {
  const { nextStep, callback, callbackAt } = item.inquiry
  if (isCall(item)) return ''
  if (nextStep?.text === stepTexts.callback) return callbackText(nextStep.at, now)
  return callback && !callbackAt ? 'Rückruf' : ''
}

const isFree = ({ state }: TodayMachine): boolean => state === 'free' || state === 'theirs'

/** Whether who has asked for machines can have them all, and that in words. */
export function stateOfAll(first: TodayMachine, more: readonly TodayMachine[]) {
  const isMixed = more.some((one) => isFree(one) !== isFree(first))
  return {
    areFree: isFree(first) && !isMixed,
    text: isMixed ? 'Nicht alle frei' : machineStateLabels[first.state],
  }
}

/** Whether the machines of an order can all be had; else the customer is told no, and nothing invites to confirm it. */
export const canBeConfirmed = (machines: readonly TodayMachine[]): boolean => machines.every(isFree)

/** What follows from confirming an order of these machines, or why it cannot be confirmed. */
export function orderText(machines: readonly TodayMachine[]): string {
  const taken = machines.find((machine) => !isFree(machine))
  if (taken)
    return `„${taken.title}“ ist nicht mehr frei: So lässt sich die Bestellung nicht bestätigen.`
  const pieces = machines.reduce((sum, { quantity }) => sum + quantity, 0)
  return `Mit der Bestätigung ist die Anfrage gewonnen${andReserved(pieces)}.`
}
