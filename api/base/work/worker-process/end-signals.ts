export const END_SIGNALS = ['SIGTERM', 'SIGINT'] as const satisfies NodeJS.Signals[]
