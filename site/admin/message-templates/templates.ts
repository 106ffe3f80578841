import { type MessageTemplate, messageDraft } from '../../../shared/inquiries/template.ts'
import { type Language, languageLabels } from '../../../shared/writing/language.ts'
import { load } from '../data/api.ts'

/** The templates in a language, and those in another one, each in their order. */
export const byLanguage = (templates: readonly MessageTemplate[], language: Language) => ({
  fitting: templates.filter((template) => template.language === language),
  others: templates.filter((template) => template.language !== language),
})

/** What stands above the others. */
export const otherLanguage: Record<Language, string> = {
  de: 'Auf Englisch',
  en: 'Auf Deutsch',
}

/** What is to be known of a template in another language than the inquiry's; undefined of one in the same. */
export const inOtherLanguage = (template: Language, inquiry: Language): string | undefined =>
  template === inquiry
    ? undefined
    : `Diese Vorlage ist auf ${languageLabels[template]}, die Anfrage auf ${languageLabels[inquiry]}.`

/** A template as it is filled in for an inquiry; nothing is sent. */
export const fillTemplate = (inquiry: number, templateId: number) =>
  load(messageDraft, `/contact/${inquiry}/messages/preview`, { json: { templateId } })
