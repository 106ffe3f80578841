import { z } from 'zod'

/** What is spoken with customers. Staff and their screens speak German. */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** The one that a text may still be in. */
export const counterpart: Record<Language, Language> = { de: 'en', en: 'de' }

export const languageLabels: Record<Language, string> = { de: 'Deutsch', en: 'Englisch' }

export const language = z.enum(languages, { error: 'Sprache muss „de“ oder „en“ sein' })
