/** A value that is there, or will be: SQLite answers in place, PostgreSQL over a connection. */
export type Eventually<Value> = Value | Promise<Value>

/** Goes on with a value in the same turn where it is there already; a promise costs more than a query. */
export function eventually<Value, Result>(
  value: Eventually<Value>,
  next: (value: Value) => Eventually<Result>,
): Eventually<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
