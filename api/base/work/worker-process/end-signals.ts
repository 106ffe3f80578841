/** By which somebody asks a process to end, as systemd and a terminal do. */
export const END_SIGNALS = ['SIGTERM', 'SIGINT'] as const satisfies NodeJS.Signals[]
