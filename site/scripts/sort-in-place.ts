/** Loads a category in another order without leaving the page, which keeps the scroll position. */
const form = document.querySelector<HTMLFormElement>('[data-sort-form]')
const select = form?.querySelector('select')
const announcement = form?.querySelector('[data-sort-status]')
let request = new AbortController()

const LIST = '[data-sorted]'

async function show(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = page.querySelector(LIST)
  if (!list) throw new Error(`GET ${address}: ${answer.status}`)
  document.querySelector(LIST)?.replaceWith(list)
  document.title = page.title
  history.replaceState(history.state, '', address)
}

select?.addEventListener('change', async () => {
  const { value, selectedOptions } = select
  const address = location.pathname + (value === '' ? '' : `?sortierung=${value}`)
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    await show(address, signal)
    if (announcement) announcement.textContent = `Sortiert: ${selectedOptions[0]?.text}`
  } catch {
    if (!signal.aborted) location.assign(address)
  }
})

export {}
