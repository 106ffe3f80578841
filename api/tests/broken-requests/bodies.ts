import type { Chance } from './chance.ts'

/** A body, and what its sender calls it. */
export interface Body {
  type: string
  text: string
}

const FIELDS = ['images', 'file', 'files', 'logo', 'strange', 'message', 'a"b', 'ü', ''] as const
const TYPES = [
  'image/png',
  'text/csv',
  'text/plain; charset=utf-77',
  'application/octet-stream',
  'application/zip',
  ';;;',
] as const
const HEADS = [
  (field: string) => `Content-Disposition: form-data; name="${field}"; filename="a.png"`,
  (field: string) => `Content-Disposition: form-data; name="${field}"`,
  (field: string) => `content-disposition:form-data;name=${field};filename*=utf-8''%E0%A4%A`,
  (field: string) => `Content-Disposition: attachment; filename="${field}`,
  (field: string) => `X-Nothing: ${field}\r\nContent-Disposition: form-data; name="__proto__"`,
  () => 'no head at all',
] as const
const BOUNDARY = 'x7'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A file in such a form. */
export const fileOf = (field: string) =>
  `--${BOUNDARY}\r\n${HEADS[0](field)}\r\nContent-Type: image/png\r\n\r\nsome bytes of a picture\r\n`

function part(chance: Chance): string {
  const head = chance.one(HEADS)(chance.one(FIELDS))
  const bytes = chance.one([
    '',
    'bytes',
    '\r\n--',
    `\r\n--${BOUNDARY.slice(0, 1)}`,
    'x'.repeat(70_000),
  ])
  return `--${BOUNDARY}\r\n${head}\r\nContent-Type: ${chance.one(TYPES)}\r\n\r\n${bytes}\r\n`
}

/** A form of files that may end anywhere, or say of itself what is not so. */
function files(chance: Chance): Body {
  const parts = Array.from({ length: chance.one([0, 1, 2, 3, 30, 120]) }, () => part(chance))
  const whole = `${parts.join('')}--${BOUNDARY}--\r\n`
  const text = chance.below(3) ? whole.slice(0, chance.below(whole.length)) : whole
  const boundary = chance.one([
    `; boundary=${BOUNDARY}`,
    `; boundary=${BOUNDARY}`,
    '; boundary=',
    '',
  ])
  return { type: `multipart/form-data${boundary}`, text }
}

const JSON_TEXTS = [
  '{}',
  '{"name":"Klara","email":"klara@kundin.example","message":"Noch zu haben?"}',
  '{"title":',
  `{"a":"${'ü'.repeat(20_000)}"}`,
  '['.repeat(5000),
  '\u0000\ud800',
  '',
] as const

/** What comes as a body of one kind or the other. */
export function bodyOf(chance: Chance): Body {
  const texts = { type: 'application/json', text: chance.one(JSON_TEXTS) }
  const form = {
    type: 'application/x-www-form-urlencoded',
    text: chance.one(['name=Klara&message=%E0%A4%A&email=', '&&==%%', `a=${'%FF'.repeat(9000)}`]),
  }
  return chance.one([() => files(chance), () => files(chance), () => texts, () => form])()
}
