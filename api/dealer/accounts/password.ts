import argon2 from '@node-rs/argon2'

/** Argon2id, the library's default, with the parameters of OWASP's password storage cheat sheet (19 MiB, 2 passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, OPTIONS)
}

const nobody = hashPassword('nobody')

/**
 * Takes the same time whether or not there is a user with a password: without a hash it checks against a dummy.
 * @param passwordHash empty for an account whose password is still to be set
 */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const matches = await argon2.verify(passwordHash || (await nobody), password)
  return matches && passwordHash !== ''
}
