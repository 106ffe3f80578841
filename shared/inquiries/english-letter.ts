import { isPlainName } from './letter-form.ts'

/** As `CLOSING`. */
export const CLOSING_IN_ENGLISH = 'Kind regards'

/** As `greeting`: `Dear Erika Muster,`. */
export const englishGreeting = (name: string): string =>
  isPlainName(name) ? `Dear ${name},` : 'Dear Sir or Madam,'
