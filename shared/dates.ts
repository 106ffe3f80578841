const shortDay = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
})
const minute = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** `2026-11-21T13:05:00Z` → `21.11.2026`, Hamburg time. */
export function formatDay(iso: string): string {
  return shortDay.format(new Date(iso))
}

/** `2026-11-21T13:05:00Z` → `21.11.2026, 14:05`, Hamburg time. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso))
}
