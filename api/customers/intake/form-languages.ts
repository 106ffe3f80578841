import { paths } from '../../../shared/addresses/paths.ts'
import {
  type ContactRequest,
  NO_REQUEST,
  parseEnglishRequest,
  parseRequest,
} from '../../../shared/inquiries/contact-request.ts'
import {
  type ContactProblems,
  contactProblems,
  type RefusedForm,
  readContactForm,
} from '../../../shared/inquiries/contact-rules.ts'
import {
  englishProblems,
  readEnglishForm,
  withDestination,
} from '../../../shared/inquiries/english-contact.ts'
import { SENT_FILES_MB, SENT_FILES_TOO_LARGE } from '../../../shared/inquiries/sent-files.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { ApiError } from '../../base/requests/http/errors.ts'
import { errorInEnglish } from './english-errors.ts'

type Values = RefusedForm['values'] & { website: string }

/** What a form of a browser without scripts asks, says and is refused with in one language. */
interface FormLanguage {
  language: Language
  /** What the address asks for. */
  asked(url: URL): ContactRequest
  read(form: FormData): Values
  problems(values: Values): ContactProblems
  /** The message as it is stored. */
  messageOf(values: Values): string
  /** An error in words for whoever reads the page. */
  said(error: ApiError): ApiError
  /** Of a form of which nothing was read. */
  tooLarge: string
}

const german: FormLanguage = {
  language: 'de',
  asked({ pathname, search }) {
    const asked = parseRequest(search)
    return { ...asked, concern: asked.concern ?? (pathname === paths.service ? 'service' : null) }
  },
  read: readContactForm,
  problems: contactProblems,
  messageOf: ({ message }) => message,
  said: (error) => error,
  tooLarge: `${SENT_FILES_TOO_LARGE} Mit „Zurück“ kommen Sie zu dem, was Sie geschrieben haben.`,
}

const english: FormLanguage = {
  language: 'en',
  asked: ({ search }) => ({ ...NO_REQUEST, ...parseEnglishRequest(search) }),
  read: readEnglishForm,
  problems: ({ destination = '', ...values }) => englishProblems({ ...values, destination }),
  messageOf: ({ destination = '', message }) => withDestination(destination, message),
  said: errorInEnglish,
  tooLarge: `The files are larger than ${SENT_FILES_MB} MB together. With “Back” you get to what you have written.`,
}

/** The language of the page that a form was sent to. */
export const formLanguageOf = (pathname: string): FormLanguage =>
  pathname === paths.english.contact ? english : german
