import type { ContactProblems } from '../../../shared/inquiries/contact-rules.ts'
import { contactLabelsInEnglish } from '../../../shared/inquiries/english-contact.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { englishCount } from '../../../shared/writing/english.ts'

const names = keysOf(contactLabelsInEnglish)
const fieldId = (name: string) => `enquiry-${name}`

/** Shows what is wrong beside its fields and above them, as the server does for a form without a script. */
export function showProblems(form: HTMLFormElement, problems: ContactProblems): void {
  for (const name of names) {
    const problem = problems[name]
    const text = document.getElementById(`${fieldId(name)}-error`)
    if (text) {
      text.textContent = problem ?? ''
      text.hidden = !problem
    }
    const field = document.getElementById(fieldId(name))
    if (problem) field?.setAttribute('aria-invalid', 'true')
    else field?.removeAttribute('aria-invalid')
  }
  showSummary(form, problems)
}

function showSummary(form: HTMLFormElement, problems: ContactProblems): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const heading = summary?.querySelector('h2')
  const list = summary?.querySelector('ul')
  if (!summary || !heading || !list) return
  const wrong = names.filter((name) => problems[name])
  heading.textContent = `Please check ${englishCount(wrong.length, 'field', 'fields')}`
  list.replaceChildren(
    ...wrong.map((name) => {
      const link = document.createElement('a')
      link.href = `#${fieldId(name)}`
      link.textContent = problems[name] ?? ''
      link.addEventListener('click', (event) => {
        event.preventDefault()
        document.getElementById(fieldId(name))?.focus()
      })
      const line = document.createElement('li')
      line.append(link)
      return line
    }),
  )
  summary.hidden = wrong.length === 0
}

export const focusFirstProblem = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** Says why nothing was sent; null if nothing is to be said. */
export function showFailure(form: HTMLFormElement, text: string | null): void {
  const failure = form.querySelector<HTMLElement>('[data-failure]')
  const said = failure?.querySelector('[data-text]')
  if (!failure || !said) return
  said.textContent = text
  failure.hidden = text === null
}
