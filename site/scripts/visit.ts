import type { Visit } from '../../shared/statistics/visit.ts'

/** Tells the statistics that somebody sees this page; see docs/decisions/statistics.md. */
function tell() {
  const visit: Visit = { page: location.pathname + location.search, from: document.referrer }
  navigator.sendBeacon(
    '/api/visits',
    new Blob([JSON.stringify(visit)], { type: 'application/json' }),
  )
}

// A page that is prerendered, or opened behind others, is hidden till somebody looks at it.
if (document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', tell, { once: true })
else tell()
