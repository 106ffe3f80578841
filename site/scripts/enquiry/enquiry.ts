import { paths } from '../../../shared/addresses/paths.ts'
import { parseEnglishRequest } from '../../../shared/inquiries/contact-request.ts'
import type { ContactProblems } from '../../../shared/inquiries/contact-rules.ts'
import {
  contactErrorInEnglish,
  englishProblems,
  readEnglishForm,
  withDestination,
} from '../../../shared/inquiries/english-contact.ts'
import { sentFilesProblem } from '../../../shared/inquiries/sent-files.ts'
import { type FailureWords, fetchFormToken, send } from '../../islands/contact/send.ts'
import { fillIn, forget, keep } from './kept.ts'
import { focusFirstProblem, showFailure, showProblems } from './shown.ts'

// A form of a few fields is a page with a script: the island of the German one, which offers times and several
// machines, would bring three times its bytes.

const words: FailureWords = {
  failed: 'Your enquiry could not be sent. Please try again.',
  offline: 'You are offline. Once the connection is back, just send the enquiry again.',
  ended: 'Sending was stopped.',
  tooMany:
    'Very many enquiries have come from your connection. Please try again later, or call us.',
}

function start(form: HTMLFormElement): void {
  const subject = location.search
  const { productIds } = parseEnglishRequest(subject)
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const status = form.querySelector('[data-status]')
  let token = fetchFormToken()
  let isSending = false
  let shown = false

  // What the server shows again is what was typed last.
  if (form.querySelector('[aria-invalid="true"]')) shown = true
  else fillIn(form, subject)
  form.addEventListener('input', () => {
    keep(form, subject)
    if (shown) showProblems(form, problemsOf(form))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void submit()
  })

  function setSending(sending: boolean, text = 'Sending …') {
    isSending = sending
    if (!button) return
    button.textContent = sending ? text : 'Send enquiry'
    button.setAttribute('aria-disabled', String(sending))
  }

  function refuse(problems: ContactProblems) {
    setSending(false)
    shown = true
    showProblems(form, problems)
    focusFirstProblem(form)
  }

  async function submit() {
    const problems = problemsOf(form)
    showFailure(form, null)
    if (Object.keys(problems).length > 0) return refuse(problems)
    showProblems(form, {})
    setSending(true)
    if (status) status.textContent = 'Your enquiry is being sent'
    const {
      website,
      destination,
      privacy: _,
      callbackAt: __,
      ...values
    } = readEnglishForm(new FormData(form))
    const message = withDestination(destination, values.message)
    const files = await smallFiles(form)
    const result = await send(
      { ...values, message, productIds, website, language: 'en', token: await token },
      {
        files,
        onProgress: (part) => setSending(true, `Sending … ${Math.floor(part * 100)}%`),
        signal: new AbortController().signal,
      },
      words,
    )
    // A token is valid only once, and an enquiry may have arrived although sending it failed.
    if (result.kind === 'sent') {
      forget(subject)
      form.reset()
      return location.replace(result.address ?? paths.english.home)
    }
    token = fetchFormToken()
    if (status) status.textContent = ''
    if (result.kind === 'refused') {
      const found = problemsIn(result.errors)
      if (Object.keys(found).length > 0) return refuse(found)
    }
    setSending(false)
    showFailure(form, result.text)
  }
}

const filesOf = (form: HTMLFormElement): File[] =>
  new FormData(form)
    .getAll('files')
    .filter((file): file is File => file instanceof File && file.size + file.name.length > 0)

function problemsOf(form: HTMLFormElement): ContactProblems {
  const together = sentFilesProblem(filesOf(form))
  return {
    ...englishProblems(readEnglishForm(new FormData(form))),
    ...(together && { files: contactErrorInEnglish('files', together) }),
  }
}

/** Pictures as small as they get. What is wrong with a file the server says. */
async function smallFiles(form: HTMLFormElement): Promise<File[]> {
  const files = filesOf(form)
  if (files.length === 0) return []
  const { prepared } = await import('../../islands/contact/prepare-file.ts')
  const ready: File[] = []
  // One after another, because a phone has little memory for pictures.
  for (const file of files) ready.push((await prepared(file)).file)
  return ready
}

/** The first message of each field, and those of single files together. */
function problemsIn(errors: Record<string, string[]>): ContactProblems {
  const ofFiles = Object.entries(errors)
    .filter(([field]) => field.startsWith('files'))
    .flatMap(([, said]) => said)
  const first = Object.fromEntries(
    Object.entries(errors).flatMap(([field, [said]]) => (said ? [[field, said]] : [])),
  )
  return { ...first, ...(ofFiles.length > 0 && { files: ofFiles.join(' ') }) }
}

const form = document.querySelector<HTMLFormElement>('[data-enquiry]')
if (form) start(form)
