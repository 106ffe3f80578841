import { POSTCODE } from '../../shared/addresses/parameters.ts'
import {
  FEWEST_COMPARED,
  MOST_COMPARED,
  MOST_PIECES,
  withQuantity,
  withSelection,
} from '../../shared/product/machine-selection.ts'
import { QUANTITIES_KEY } from '../../shared/product/shortlist.ts'
import { quantities } from '../shortlist/quantities.ts'
import { remembered } from '../shortlist/remembered.ts'
import { rememberedPostcode } from '../shortlist/remembered-postcode.ts'

/** Shows a visitor's own list, and makes the buttons of any list work. */
const page = document.querySelector('[data-shortlist="own"]')
const part = (name: string) => page?.querySelector<HTMLElement>(`[data-shortlist-${name}]`)
let request: AbortController | undefined
let sumRequest: AbortController | undefined

function showOnly(...names: string[]) {
  for (const name of ['loading', 'failed', 'empty', 'machines']) {
    const element = part(name)
    if (element) element.hidden = !names.includes(name)
  }
}

/** The server knows how a list looks, so it is asked for the page that shows these machines. */
async function fetchList(address: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(address, { signal })
  const other = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = other.querySelector('[data-compare-form]')
  if (!list) throw new Error(address)
  return list
}

async function showOwnList() {
  const machines = part('machines')
  if (!machines) return
  request?.abort()
  request = new AbortController()
  // Its answer would be one to the list before.
  sumRequest?.abort()
  const { signal } = request
  const ids = remembered.read()
  const postcode = rememberedPostcode.read()
  const list = withSelection(location.pathname, ids, { quantities: quantities.of(ids) })
  const address = postcode ? `${list}&${POSTCODE}=${postcode}` : list
  if (ids.length === 0) {
    machines.replaceChildren()
    askInBar()
    return showOnly('empty')
  }
  try {
    const rows = await fetchList(address, signal)
    keepChoice(machines, rows)
    const hadFocus = machines.contains(document.activeElement)
    machines.replaceChildren(rows)
    askInBar()
    showOnly('machines')
    if (hadFocus) part('title')?.focus({ preventScroll: true })
  } catch {
    if (!signal.aborted) showOnly('failed')
  }
}

const link = document.querySelector<HTMLAnchorElement>('.phone-bar .button--primary')
/** Where the bar leads as long as there is no list. */
const contact = link?.href ?? ''

/** The bar of phones asks for what the list asks for. */
function askInBar() {
  const ask = document.querySelector<HTMLAnchorElement>('[data-ask-all]')
  if (link) link.href = ask?.href ?? contact
}

/** What was chosen for the comparison stays so when the list is shown anew. */
function keepChoice(before: Element, after: Element) {
  for (const old of before.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    const box = after.querySelector<HTMLInputElement>(`[type=checkbox][value="${old.value}"]`)
    if (box) box.checked = old.checked
  }
}

const countOf = (id: string | number) =>
  Number(document.querySelector<HTMLInputElement>(`[data-quantity="${id}"]`)?.value ?? 1)

/** The links of the list say how many of a machine are wanted, and a visitor's own list goes on knowing it. */
function want(id: number, quantity: number) {
  if (page) quantities.set(id, quantity)
  const hint = document.querySelector<HTMLElement>(`[data-several="${id}"]`)
  if (hint) hint.hidden = quantity < 2
  const ask = document.querySelector<HTMLAnchorElement>('[data-ask-all]')
  if (ask) ask.href = withQuantity(ask.href, id, quantity)
  askInBar()
  const share = document.querySelector<HTMLElement>('[data-share-list]')
  if (!share) return
  // At once: the next quantity is added to these, whatever has been answered till then.
  share.dataset.shareList = withQuantity(share.dataset.shareList ?? '', id, quantity)
  showSum(share.dataset.shareList)
}

/** The sum, and what is sent of the list, follow the quantities. Offline the former ones stay. */
function showSum(address: string) {
  sumRequest?.abort()
  sumRequest = new AbortController()
  const { signal } = sumRequest
  import('./replace-parts.ts')
    .then(({ showParts }) => showParts(address, '[data-for-quantities]', signal))
    .catch(() => undefined)
}

for (const kind of ['input', 'change'])
  document.addEventListener(kind, ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.quantity) return
    const typed = Number(target.value)
    const quantity = Math.min(Math.max(Math.round(typed), 1), MOST_PIECES)
    if (kind === 'change') target.value = String(quantity)
    // While it is typed it may be empty.
    else if (quantity !== typed) return
    // Shows beside the field what is possible.
    target.ariaInvalid = String(quantity !== typed)
    want(Number(target.dataset.quantity), quantity)
  })

addEventListener('storage', ({ key }) => key === QUANTITIES_KEY && showOwnList())

document.addEventListener('submit', (event) => {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || !target.matches('[data-compare-form]')) return
  const chosen = [...target.querySelectorAll<HTMLInputElement>('input:checked')]
  const ids = chosen.map(({ value }) => Number(value))
  event.preventDefault()
  if (ids.length >= FEWEST_COMPARED && ids.length <= MOST_COMPARED)
    return location.assign(
      withSelection(target.action, ids, {
        quantities: Object.fromEntries(ids.map((id) => [id, countOf(id)])),
      }),
    )
  const note = document.querySelector('[data-shortlist-note]')
  if (note) note.textContent = `Bitte zwei bis vier Maschinen wählen. Gewählt: ${ids.length}.`
})

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.dataset.shareList) {
    const { shareList } = await import('./share-list.ts')
    await shareList(button)
  } else if (button?.matches('[data-remember-all]')) {
    const others = document.querySelectorAll<HTMLElement>('[data-remember][aria-pressed="false"]')
    // The latest comes first, so they are remembered from the end of the list.
    for (const other of [...others].reverse()) other.click()
  } else if (button?.dataset.remember) {
    const { remember: id } = button.dataset
    quantities.set(Number(id), countOf(id))
  } else if (button?.dataset.forget) offerUndo(button)
  else if (button?.matches('[data-remember-again]')) undo()
  else if (button?.matches('[data-shortlist-retry]')) showOwnList()
})

/** What was removed last, and the list as it was before. */
let forgotten: { id: number; quantity: number; ids: number[] } | null = null

/** What was taken from the list by mistake comes back by one press. */
function offerUndo(button: HTMLButtonElement) {
  const name = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  const text = page?.querySelector('[data-forgotten]')
  const offer = part('undo')
  if (!name || !text || !offer) return
  const id = Number(button.dataset.forget)
  // In the order of the rows, which still show what has just been removed.
  const rows = page?.querySelectorAll<HTMLElement>('[data-forget]') ?? []
  const ids = [...rows].map(({ dataset }) => Number(dataset.forget))
  forgotten = { id, quantity: countOf(id), ids }
  text.textContent = name.textContent?.trim() ?? ''
  offer.hidden = false
}

function undo() {
  const offer = part('undo')
  if (offer) offer.hidden = true
  if (!forgotten) return
  const { id, quantity, ids } = forgotten
  const kept = remembered.read()
  const added = kept.filter((one) => !ids.includes(one))
  remembered.write([...added, ...ids.filter((one) => one === id || kept.includes(one))])
  quantities.set(id, quantity)
  document.dispatchEvent(new Event('shortlist'))
  part('title')?.focus({ preventScroll: true })
}

document.addEventListener('shortlist', showOwnList)
askInBar()
showOwnList()
