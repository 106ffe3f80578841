import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import {
  type ContactProblems,
  type ContactValues,
  quantityField,
  readContactForm,
} from '../../../shared/inquiries/contact-rules.ts'
import type { Draft } from './draft.ts'

/** The fields in their order, with their names in the summary of errors. */
export const fieldLabels = {
  quantities: 'Anzahl',
  name: 'Name',
  company: 'Firma',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  rentFrom: 'Ab wann?',
  rentFor: 'Wie lange?',
  deliveryPostcode: 'Lieferung nach (Postleitzahl)',
  message: 'Nachricht',
  files: 'Fotos und PDF',
  callback: 'Rückruf',
  callbackAt: 'Uhrzeit',
  privacy: 'Datenschutz',
} satisfies Record<keyof ContactProblems, string>
export type FieldName = keyof typeof fieldLabels
export const fieldNames = Object.keys(fieldLabels).filter(isFieldName)

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fieldLabels, name)
}

export const fieldId = (name: FieldName) => `anfrage-${name}`
export const errorId = (name: FieldName) => `${fieldId(name)}-fehler`

/** Its fields are uncontrolled, so that nothing is lost that was typed before hydration. */
export const readForm = (form: HTMLFormElement) => readContactForm(new FormData(form))

/** What a form keeps of who asks, and of what is asked. A field that is not shown at the moment keeps what it had. */
export function readKept(form: HTMLFormElement, kept: Draft | null) {
  const data = new FormData(form)
  for (const name of ['callbackAt', 'rentFrom', 'rentFor', 'deliveryPostcode'] as const)
    if (kept && !form.elements.namedItem(name)) data.set(name, kept[name])
  const { website: _, privacy: __, name, company, email, phone, ...values } = readContactForm(data)
  return { sender: { name, company, email, phone }, values }
}

/** Fills the fields that the visitor has not changed yet. */
export function fillForm(form: HTMLFormElement, values: Partial<ContactValues>): void {
  const { quantities = {}, ...others } = values
  const counts = Object.entries(quantities).map(
    ([id, count]) => [quantityField(id), count] as const,
  )
  for (const [name, value] of [...counts, ...Object.entries(others)]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) field.checked = value === true
    } else if (isTextField(field) && field.value === field.defaultValue) field.value = String(value)
  }
}

/** Adds a text to a field that the visitor has changed already, whose caret stays. */
export function addBelow(form: HTMLFormElement, name: FieldName, text: string): void {
  const field = form.elements.namedItem(name)
  if (!isTextField(field) || field.value === field.defaultValue || field.value.includes(text))
    return
  const { length } = field.value
  field.setRangeText(`\n\n${text}`, length, length, 'preserve')
}

/** Lets the fields of quantities hear what was filled in, or typed before the script ran. */
export function announceQuantities(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (isTextField(field) && field.type === 'number' && field.value !== field.defaultValue)
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether anything stands in the form that it was not delivered with. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : isTextField(field) && field.value !== field.defaultValue,
  )

export function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}

/** The first message of each field. Errors of anything else are left out. */
export function firstErrors(errors: FieldErrors): ContactProblems {
  const first: ContactProblems = {}
  for (const name of fieldNames) {
    const message = errors[name]?.[0]
    if (message) first[name] = message
  }
  return first
}

/** Those of the displayed errors that still apply, with their current messages. */
export function remainingErrors(
  displayed: ContactProblems,
  found: ContactProblems,
): ContactProblems {
  const left: ContactProblems = {}
  for (const name of fieldNames) if (displayed[name] && found[name]) left[name] = found[name]
  return left
}
