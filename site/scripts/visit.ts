import type { Visit } from '../../shared/statistics/visit.ts'

/** Tells the statistics that somebody sees this page; see docs/decisions/statistics.md. */
function tell(from: string) {
  const visit: Visit = { page: location.pathname + location.search, from }
  // Some browsers are set up to have none.
  navigator.sendBeacon?.(
    '/api/visits',
    new Blob([JSON.stringify(visit)], { type: 'application/json' }),
  )
}

/** By „Zurück“ or „Neu laden“. Nobody was led here again, and from the browser's memory it would not be counted, either. */
const isLoadedAnew = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && /reload|back/.test(String(entry.type)))

// A page that is prerendered, or opened behind others, is hidden till somebody looks at it.
const seen = () => tell(document.referrer)
if (!isLoadedAnew) {
  if (document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', seen, { once: true })
  else seen()
}

// In a list that stays while somebody types a search, each finished one is a page.
document.addEventListener('searched', () => tell(''))
