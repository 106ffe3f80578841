/** What the environment names cannot be used: a sentence for the operator, one line a variable. */
export class ConfigurationError extends Error {}

export function exitWith(error: unknown): never {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
