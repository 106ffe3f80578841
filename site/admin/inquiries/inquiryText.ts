import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type Stage, stageLabels } from '../../../shared/inquiries/stage.ts'

/** What is said when an inquiry has another stage. */
export const stageChanged = ({ receipt }: Pick<Inquiry, 'receipt'>, stage: Stage) =>
  `Anfrage ${receipt} steht jetzt auf „${stageLabels[stage]}“`

export const STAGE_FAILED = 'Fehler beim Aktualisieren des Status'

/** The name under which the browser keeps an answer that is not sent yet. */
export const answerDraftName = (inquiryId: number) => `antwort.${inquiryId}`
