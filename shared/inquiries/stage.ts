import { z } from 'zod'
import { keysOf } from '../values/records.ts'
import { moment, requiredLine } from '../writing/text.ts'

// Where an inquiry stands: its stage, and what is to be done next.

/** The stages of an inquiry. */
export const stageLabels = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  offered: 'Angebot',
  won: 'Gewonnen',
  lost: 'Verloren',
  done: 'Abgeschlossen',
} as const
export type Stage = keyof typeof stageLabels
export const stages = keysOf(stageLabels)

/** The state of an inquiry as the specification names it. It follows from the stage. */
export const inquiryStatusLabels = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  closed: 'Abgeschlossen',
} as const
type InquiryStatus = keyof typeof inquiryStatusLabels
export const inquiryStatuses = keysOf(inquiryStatusLabels)

const statuses: Record<Stage, InquiryStatus> = {
  new: 'new',
  contacted: 'contacted',
  offered: 'contacted',
  won: 'closed',
  lost: 'closed',
  done: 'closed',
}

export const statusOf = (stage: Stage): InquiryStatus => statuses[stage]

/** The stages of a status, such as won, lost and done of a closed one. */
export const stagesOf = (status: InquiryStatus): Stage[] =>
  stages.filter((stage) => statuses[stage] === status)

/** The stages in which an inquiry has a next step. */
export const openStages = stages.filter((stage) => statuses[stage] !== 'closed')

/** The stages in which it may have one: what was won has its handover, until that is ticked off. */
export const stagesWithStep: readonly Stage[] = [...openStages, 'won']

export const isOpenStage = (stage: Stage) => statuses[stage] !== 'closed'

const begun: Record<InquiryStatus, Stage> = { new: 'new', contacted: 'contacted', closed: 'done' }

/** The stage that a new status leads to. An inquiry that has the status already keeps its stage. */
export const stageFor = (status: InquiryStatus, current: Stage): Stage =>
  statuses[current] === status ? current : begun[status]

export const lostReasonLabels = {
  price: 'zu teuer',
  elsewhere: 'woanders gekauft',
  nothingSuitable: 'nichts Passendes',
  noAnswer: 'keine Antwort',
  postponed: 'Projekt verschoben',
  other: 'Sonstiges',
} as const
export type LostReason = keyof typeof lostReasonLabels
export const lostReasons = keysOf(lostReasonLabels)

/** How an inquiry came in. */
export const sourceLabels = {
  website: 'Website',
  phone: 'Telefon',
  mail: 'E-Mail',
  portal: 'Portal',
  yard: 'Besuch',
} as const
export type Source = keyof typeof sourceLabels

/** The next steps that the product itself sets. */
export const stepTexts = {
  answer: 'Antworten',
  callback: 'Zurückrufen',
  followUp: 'Nachfassen',
  goOn: 'Weiter bearbeiten',
  confirm: 'Bestellung bestätigen',
  handover: 'Übergabe vorbereiten',
} as const

/** After how many days with opening hours an answer is followed up. */
export const FOLLOW_UP_DAYS = 3

/** After how many minutes of opening time an order is to be confirmed. */
export const MINUTES_TO_CONFIRM = 60

/** So many minutes before a call it is reminded of. */
export const MINUTES_BEFORE_CALL = 10

const STEP_LENGTH = 200

export const nextStepInput = z
  .object(
    {
      at: moment('Zeitpunkt'),
      text: requiredLine('Nächster Schritt', STEP_LENGTH, 'Nächster Schritt ist erforderlich'),
    },
    { error: 'Nächster Schritt braucht Zeitpunkt und Text' },
  )
  .meta({ id: 'NextStepInput' })

/** When an inquiry is worked on next, and what is to be done. */
export const nextStep = z
  .object({ at: z.iso.datetime(), text: z.string() })
  .meta({ id: 'NextStep' })
export type NextStep = z.infer<typeof nextStep>

/** Whether the next step is the agreed callback, which was neither moved nor made since. */
export const isAgreedCallback = (
  nextStep: NextStep | null,
  callbackAt: string | null,
): nextStep is NextStep =>
  nextStep !== null && nextStep.at === callbackAt && nextStep.text === stepTexts.callback
