import { MOST_REMEMBERED, SHORTLIST_KEY } from '../../shared/product/shortlist.ts'
import { type Outcome, remembered } from '../shortlist/remembered.ts'

/** Remembers machines and shows everywhere which ones are remembered, and how many. */
const TOLD_MS = 8_000
const status = document.querySelector('[data-shortlist-status]')
const count = document.querySelector('[data-shortlist-count]')

const texts: Record<Outcome, string> = {
  kept: '',
  unsaved:
    'Ihr Browser speichert für diese Seite nichts. Die Merkliste gilt nur, bis Sie die Seite verlassen.',
  full: `Auf die Merkliste passen ${MOST_REMEMBERED} Maschinen. Entfernen Sie dort eine, um diese zu merken.`,
}

function show() {
  const ids = remembered.read()
  for (const button of document.querySelectorAll<HTMLElement>('[data-remember]'))
    button.ariaPressed = String(ids.includes(Number(button.dataset.remember)))
  document.documentElement.toggleAttribute('data-remembers', ids.length > 0)
  const number = String(ids.length)
  if (count && count.textContent !== number) count.textContent = number
}

function changed() {
  show()
  document.dispatchEvent(new Event('shortlist'))
}

let told: ReturnType<typeof setTimeout>

function tell(text: string) {
  if (!status) return
  status.textContent = text
  clearTimeout(told)
  told = setTimeout(() => {
    status.textContent = ''
  }, TOLD_MS)
}

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('[data-remember],[data-forget]') : null
  if (!button) return
  const { remember, forget } = button.dataset
  tell(texts[remembered.toggle(Number(remember ?? forget))])
  changed()
})

/** Another tab has changed the list; a null key means that everything was deleted. */
addEventListener('storage', ({ key }) => {
  if (key === null || key === SHORTLIST_KEY) changed()
})
addEventListener('pageshow', ({ persisted }) => persisted && changed())

/** Cards come later, too: the list filters in the browser. */
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => addedNodes.length > 0)) show()
}).observe(document.body, { childList: true, subtree: true })
show()
