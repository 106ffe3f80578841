import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import type { Language } from '../../../shared/writing/language.ts'

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
