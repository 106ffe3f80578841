import { TRAP } from '../../../shared/inquiries/trap.ts'
import { isObject, isText } from '../../../shared/values/shape.ts'

const KEY = 'gabelstapler.enquiry'
/** Who asks: the same whatever it is about. Their consent is never remembered. */
const SENDER: readonly string[] = ['name', 'company', 'email', 'phone']
const NEVER: readonly string[] = ['privacy', 'files', TRAP.name]

type Values = Record<string, string>
interface Kept {
  sender: Values
  /** By the query of the page, which names the machine. */
  enquiries: Record<string, Values>
}

const isValues = (value: unknown): value is Values =>
  isObject(value) && Object.values(value).every(isText)

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (isObject(kept) && isValues(kept.sender) && isObject(kept.enquiries)) {
      const known = Object.entries(kept.enquiries).flatMap(([subject, values]) =>
        isValues(values) ? [[subject, values] as const] : [],
      )
      return { sender: kept.sender, enquiries: Object.fromEntries(known) }
    }
  } catch {}
  return { sender: {}, enquiries: {} }
}

/** If the browser forbids storage, the form works without it. */
function store(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      !NEVER.includes(field.name),
  )

const isBox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'

/** Keeps what is typed over a reload and from machine to machine. @param subject what it is about */
export function keep(form: HTMLFormElement, subject: string): void {
  const { sender, enquiries } = read()
  const all = fieldsOf(form).map((field): [string, string] => [
    field.name,
    isBox(field) ? (field.checked ? 'on' : '') : field.value,
  ])
  const of = (isSenders: boolean) =>
    Object.fromEntries(all.filter(([name]) => SENDER.includes(name) === isSenders))
  store({ sender: { ...sender, ...of(true) }, enquiries: { ...enquiries, [subject]: of(false) } })
}

/** Fills in what was typed before; what is in a field already stays. */
export function fillIn(form: HTMLFormElement, subject: string): void {
  const { sender, enquiries } = read()
  const values = { ...sender, ...enquiries[subject] }
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (isBox(field)) field.checked ||= value === 'on'
    else if (field.value === field.defaultValue) field.value = value
  }
}

/** Forgets what was sent, and by whom. */
export function forget(subject: string): void {
  const { [subject]: _, ...enquiries } = read().enquiries
  store({ sender: {}, enquiries })
}
