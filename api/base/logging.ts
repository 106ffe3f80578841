import { format } from 'node:util'
import { loggable } from './failures.ts'

/** Prints one line of JSON a message, also of libraries: `time`, `level`, `message`, `error` with its stack. */
export function logAsJson(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const level = method === 'log' ? 'info' : method
    const stream = level === 'warn' || level === 'error' ? process.stderr : process.stdout
    console[method] = (...values) => void stream.write(`${toLine(level, values)}\n`)
  }
  // Whoever reads the log may be gone, or its disk full. Node's own console does not mind that either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.removeAllListeners('warning')
  process.on('warning', (warning) => console.warn(warning))
}

function toLine(level: string, values: unknown[]): string {
  const error = values.find((value) => value instanceof Error)
  const words = format(...values.filter((value) => value !== error))
  const { name, message } = error ?? {}
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: words.replace(/:$/, '') || `${name}: ${message}`,
    ...(error && { error: format(loggable(error)) }),
  })
}
