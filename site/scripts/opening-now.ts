import { openingNow } from '../../shared/dealer/opening-now.ts'

/** Says above the hours of the week whether the house is open, or when it opens again. */
const line = document.querySelector<HTMLElement>('[data-hours]')
if (line) {
  const { hours = '', zone } = line.dataset
  // Swedish dates are written as ISO 8601 asks.
  const found = openingNow(
    JSON.parse(hours),
    new Date().toLocaleString('sv-SE', { timeZone: zone }),
  )
  line.textContent = found && `Jetzt ${found.isOpen ? '' : 'geschlossen, wieder '}${found.text}`
  line.hidden = !found
}
