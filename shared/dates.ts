const shortDay = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
})
const minute = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** ISO instant → `21.11.2026`, Hamburg time. */
export function formatDay(iso: string): string {
  return shortDay.format(new Date(iso))
}

/** ISO instant → `21.11.2026, 14:05`, Hamburg time. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso))
}
