import { messageDraft } from '../../../shared/inquiries/template.ts'
import { load } from '../data/api.ts'

/** A template as it is filled in for an inquiry; nothing is sent. */
export const fillTemplate = (inquiry: number, templateId: number) =>
  load(messageDraft, `/contact/${inquiry}/messages/preview`, { json: { templateId } })
