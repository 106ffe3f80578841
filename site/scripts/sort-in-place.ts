import { POSTCODE } from '../../shared/addresses/parameters.ts'
import { rememberedPostcode } from '../shortlist/remembered-postcode.ts'
import { replaceParts } from './replace-parts.ts'

/** Loads a category in another order without leaving the page, which keeps the scroll position. */
const form = document.querySelector<HTMLFormElement>('[data-sort-form]')
const select = form?.querySelector('select')
const announcement = form?.querySelector('[data-sort-status]')
let request = new AbortController()

select?.addEventListener('change', async () => {
  const { value, selectedOptions } = select
  const address = location.pathname + (value === '' ? '' : `?sortierung=${value}`)
  request.abort()
  if (value === 'nearest') {
    // Leads to the list of all machines.
    const postcode = rememberedPostcode.read()
    location.assign(postcode ? `${address}&${POSTCODE}=${postcode}` : address)
    return
  }
  request = new AbortController()
  const { signal } = request
  try {
    await replaceParts(address, '[data-sorted]', signal)
    if (announcement) announcement.textContent = `Sortiert: ${selectedOptions[0]?.text}`
  } catch {
    if (!signal.aborted) location.assign(address)
  }
})
