/** The code of an error of the system, a library or a database; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code ?? '') : ''
