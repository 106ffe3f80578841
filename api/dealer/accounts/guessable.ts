import { readFileSync } from 'node:fs'
import type { EntityManager } from '@mikro-orm/sql'
import { invalid } from '../../base/requests/http/errors.ts'
import { currentContact } from '../settings/mail-sender.ts'

/**
 * The 20,000 most frequent passwords of ten and more characters out of SecLists'
 * 10-million-password-list (CC BY-SA 3.0), in lower case. Read when first needed, which is rarely.
 */
let common: Set<string> | null = null
const readCommon = () =>
  new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )

/** What people at a German forklift dealer's think of first. */
const FAVOURITES = ['passwort', 'password', 'gabelstapler', 'stapler', 'willkommen', 'geheim']
/** Letters besides a known word that make a password hard enough to guess. */
const OWN_LETTERS = 4
const SHORTEST_NAME = 3

const GUESSABLE =
  'Dieses Passwort wird als eines der ersten ausprobiert. Bitte wählen Sie ein anderes, zum Beispiel mehrere Wörter.'

/** Refuses passwords that are guessed first (NIST SP 800-63B, 5.1.1.2). @throws {ApiError} 400 */
export async function refuseGuessable(
  em: EntityManager,
  field: string,
  password: string,
  { username, email }: { username: string; email?: string | null | undefined },
): Promise<void> {
  const { name, shortName } = await currentContact(em)
  const names = [username, email?.split('@')[0] ?? '', name, shortName]
  if (isGuessable(password, names)) throw invalid({ [field]: [GUESSABLE] })
}

/** @param names words that belong to the user or the dealer */
export function isGuessable(password: string, names: string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  common ??= readCommon()
  const words = names.map((name) => name.toLowerCase()).filter((n) => n.length >= SHORTEST_NAME)
  return (
    common.has(plain) ||
    isRepetition(plain) ||
    isRun(plain) ||
    [...words, ...FAVOURITES].some((word) => isLittleMoreThan(word, plain))
  )
}

/** `aaaaaaaaaa`, `abcabcabcabc`. */
const isRepetition = (plain: string) => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(plain)

/** `abcdefghijk`, `9876543210`. */
function isRun(plain: string): boolean {
  const steps = [...plain].map((_, i) => plain.charCodeAt(i + 1) - plain.charCodeAt(i)).slice(0, -1)
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function isLittleMoreThan(word: string, plain: string): boolean {
  if (!plain.includes(word)) return false
  return plain.replaceAll(word, '').replace(/\P{L}/gu, '').length < OWN_LETTERS
}
