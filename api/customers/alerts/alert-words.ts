import type { Language } from '../../../shared/writing/language.ts'
import { englishAlertWords } from './english-alert-words.ts'
import { type AlertWords, germanAlertWords } from './german-alert-words.ts'

/** What is said of an alert in its language, and the addresses of its pages there. */
export const alertWordsIn = (language: Language): AlertWords =>
  language === 'en' ? englishAlertWords : germanAlertWords
