/** The current time, but always later than that moment: `updatedAt` is also the version. */
export const laterThan = (moment: Date) => new Date(Math.max(Date.now(), moment.getTime() + 1))
