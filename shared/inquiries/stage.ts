import { keysOf } from '../keys.ts'

/** What has become of an inquiry. */
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

/** What the specification calls the state of an inquiry. It follows from the stage. */
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

/** Those in which an inquiry waits for its next step. */
export const openStages = stages.filter((stage) => statuses[stage] !== 'closed')

export const isOpenStage = (stage: Stage) => statuses[stage] !== 'closed'

const begun: Record<InquiryStatus, Stage> = { new: 'new', contacted: 'contacted', closed: 'done' }

/** The stage in which a status is entered. One that has the status already keeps its stage. */
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
