import { randomBytes } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { FASTEST_PERSON_MS } from '../../../shared/inquiries/contact-rules.ts'
import { DAY } from '../../../shared/time/time.ts'
import { isSameSecret, sharedSecret, signatureOf } from '../../base/requests/signed/secrets.ts'
import { SpentFormTokenEntity } from './spent-form-token.entity.ts'

/** People paste a link or two. With more links they also write some text of their own. */
const MANY_LINKS = 3
const WORDS_PER_LINK = 10

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'\])]+/gi
const MARKUP = /\[\/?(?:url|link|img)\b[^[\]]*\]|<a\s[^<>]*href|<\/a>/i
const WORD = /\p{L}{2,}/gu

interface Circumstances {
  /** Milliseconds that the form was open, or what its token is instead; null without one. */
  formAge: number | 'forged' | null
  /** Another inquiry came with the same token. */
  isTokenSpent: boolean
}

/**
 * What only a robot does, as German phrases; none for what a person may have sent. It makes an inquiry spam, which is
 * stored and mailed to nobody.
 */
export function robotSigns(
  { website }: Pick<ContactInput, 'website'>,
  { formAge, isTokenSpent }: Circumstances,
): string[] {
  const signs: string[] = []
  if (website?.trim()) signs.push('verstecktes Feld ausgefüllt')
  if (formAge === 'forged') signs.push('gefälschter Formularschlüssel')
  // A negative age means that a clock was changed.
  else if (formAge !== null && formAge >= 0 && formAge < FASTEST_PERSON_MS)
    signs.push('schneller gesendet, als ein Mensch tippt')
  if (isTokenSpent) signs.push('Formularschlüssel mehrfach verwendet')
  return signs
}

/** What only a robot does, as `robotSigns`. Its token counts as used from now on. */
export async function robotSignsOf(
  em: EntityManager,
  input: ContactInput,
  token: FormToken | 'forged' | null,
): Promise<string[]> {
  if (token === 'forged') return robotSigns(input, { formAge: token, isTokenSpent: false })
  const isTokenSpent = token ? !(await spendFormToken(em, token)) : false
  return robotSigns(input, { formAge: token?.age ?? null, isTokenSpent })
}

/**
 * What looks like an advert, as German phrases. Customers write like that too, of machines elsewhere and below their
 * signatures, so it marks an inquiry and silences nobody.
 * @param siteUrl our own address, because customers paste links to our machines
 */
export function advertSigns(
  { name, company, phone, message }: Pick<ContactInput, 'name' | 'company' | 'phone' | 'message'>,
  siteUrl: string,
): string[] {
  const signs: string[] = []
  if ([name, company, phone, message].some((text) => MARKUP.test(text)))
    signs.push('Verweise in Foren-Schreibweise')
  if (/https?:\/\//i.test(name)) signs.push('Internetadresse als Name')
  if (isStuffed(message, new URL(siteUrl).host)) signs.push('mehr Links als Text')
  return signs
}

function isStuffed(message: string, ownHost: string): boolean {
  const links = message.match(LINK)?.filter((link) => hostOf(link) !== ownHost) ?? []
  const words = message.replace(LINK, ' ').match(WORD)?.length ?? 0
  if (links.length === 0) return false
  return words === 0 || (links.length >= MANY_LINKS && words < links.length * WORDS_PER_LINK)
}

function hostOf(link: string): string | null {
  const address = link.toLowerCase().startsWith('www.') ? `https://${link}` : link
  return URL.canParse(address) ? new URL(address).host : null
}

/** What a valid token says. */
export interface FormToken {
  id: string
  /** Milliseconds since it was issued. */
  age: number
}

const SECRET = 'contact-form'
/** Older tokens do not count, so used ones need not be remembered for longer. */
const LIFETIME = 30 * DAY

/** Signed tokens that say how long a form was open, without a cookie and without a list of open forms. */
export function createFormTokens(orm: MikroORM, now: () => number = Date.now) {
  const secret = sharedSecret(orm, SECRET)
  const sign = async (content: string) => signatureOf(content, await secret())
  return {
    async issue(): Promise<string> {
      const content = `${now().toString(36)}-${randomBytes(8).toString('hex')}`
      return `${content}.${await sign(content)}`
    },
    /** @returns null for one that has expired */
    async read(token: string): Promise<FormToken | 'forged' | null> {
      const [content = '', signature = ''] = token.split('.')
      if (!isSameSecret(signature, await sign(content))) return 'forged'
      const age = now() - Number.parseInt(content, 36)
      return age > LIFETIME ? null : { id: signature, age }
    },
  }
}

/**
 * Notes in the transaction of the inquiry that its token was used.
 * @returns whether it was the first time in any process
 */
export async function spendFormToken(em: EntityManager, { id }: FormToken): Promise<boolean> {
  const { affectedRows } = await em
    .createQueryBuilder(SpentFormTokenEntity)
    .insert({ token: id, spentAt: new Date() })
    .onConflict('token')
    .ignore()
    .execute()
  return affectedRows === 1
}

/** Forgets used tokens that have expired. */
export async function forgetSpentFormTokens(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - LIFETIME)
  await em.nativeDelete(SpentFormTokenEntity, { spentAt: { $lt: limit } })
}
