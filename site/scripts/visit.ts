import type { Visit } from '../../shared/statistics/visit.ts'

/** Tells the statistics that somebody sees something; see docs/decisions/statistics.md. */
function tell(page: string) {
  const visit: Visit = { page, from: document.referrer }
  navigator.sendBeacon(
    '/api/visits',
    new Blob([JSON.stringify(visit)], { type: 'application/json' }),
  )
}

/** A page that is prerendered is hidden till somebody opens it. */
function tellOnceSeen() {
  if (document.visibilityState === 'hidden') return
  document.removeEventListener('visibilitychange', tellOnceSeen)
  tell(location.pathname + location.search)
}
document.addEventListener('visibilitychange', tellOnceSeen)
tellOnceSeen()

// A file tells nothing itself.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href$=".pdf"]')
  if (link) tell(link.pathname)
})
