import { openingNow } from '../../shared/dealer/opening-now.ts'
import { BERLIN } from '../../shared/time/berlin.ts'

/** Says at the top whether the house is open, or when it opens again; without a script the usual hours stand there. */
const line = document.querySelector<HTMLElement>('[data-hours]')
// Swedish dates are written as ISO 8601 asks.
const now = new Date().toLocaleString('sv-SE', { timeZone: BERLIN })
const found = line && openingNow(JSON.parse(line.dataset.hours ?? ''), now)
if (found) {
  const state = document.createElement('span')
  state.textContent = found.isOpen ? 'Jetzt ' : 'Geschlossen, wieder '
  line.replaceChildren(state, found.text)
}
