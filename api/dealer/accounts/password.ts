import argon2 from '@node-rs/argon2'

/** Argon2id, the library's default, with the parameters of OWASP's password storage cheat sheet (19 MiB, 2 passes). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One form of the signs that keyboards put together in different ways (NIST SP 800-63B, 5.1.1.2). */
const plainPassword = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(plainPassword(password), OPTIONS)
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
