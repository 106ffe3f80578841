import argon2 from '@node-rs/argon2'

/** Argon2id, the library's default, with the parameters of OWASP's password storage cheat sheet (19 MiB, 2 passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One form of the signs that keyboards put together in different ways (NIST SP 800-63B, 5.1.1.2). */
const plainPassword = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(plainPassword(password), OPTIONS)
}

/**
 * What a hash may cost that this program has not made itself, in KiB, passes and lanes: more than any it ever made, and
 * no pause of the site.
 */
const MOST = [131_072, 8, 8]
const HASH = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[\w+/]{11,86}\$[\w+/]{22,86}$/

/** Whether checking a password by this hash takes no more than a moment. */
export function isAffordableHash(passwordHash: string): boolean {
  const costs = HASH.exec(passwordHash)?.slice(1).map(Number)
  return costs?.every((cost, index) => cost <= (MOST[index] ?? 0)) ?? false
}

const nobody = hashPassword('nobody')

/**
 * Takes the same time whether or not there is a user with a password: without a hash it checks against a dummy.
 * @param passwordHash empty for an account whose password is still to be set
 */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const hash = passwordHash || (await nobody)
  const plain = plainPassword(password)
  // Hashes were once made of what was typed.
  const matches =
    (await argon2.verify(hash, plain)) ||
    (plain !== password && (await argon2.verify(hash, password)))
  return matches && passwordHash !== ''
}
