/** The current time, but always later than before, because it is also the version. */
export function after(moment: Date): Date {
  return new Date(Math.max(Date.now(), moment.getTime() + 1))
}
