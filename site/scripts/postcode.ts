import { POSTCODE } from '../../shared/addresses/paths.ts'
import { readPostcode } from '../../shared/buying/postcodes.ts'
import { rememberedPostcode } from '../shortlist/remembered-postcode.ts'

/** Shows prices of delivery without leaving the page, and to the postcode that was typed at another machine. */
const form = document.querySelector<HTMLFormElement>('[data-postcode-form]')
const field = form?.querySelector<HTMLInputElement>(`[name="${POSTCODE}"]`)
let request = new AbortController()

async function show({ action }: HTMLFormElement, postcode: string, otherwise = () => {}) {
  const address = new URL(action)
  address.searchParams.set(POSTCODE, postcode)
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    const { showParts } = await import('./replace-parts.ts')
    await showParts(address.href, '[data-for-postcode]', signal)
  } catch {
    if (!signal.aborted) otherwise()
  }
}

if (form && field) {
  const asked = readPostcode(field.value)
  const remembered = rememberedPostcode.read()
  if (asked) rememberedPostcode.write(asked)
  else if (remembered && field.value === '') {
    field.value = remembered
    // Nobody has asked here: where it cannot be shown, the page stays as it is.
    void show(form, remembered)
  }
  form.addEventListener('submit', (event) => {
    const postcode = readPostcode(field.value)
    // What is none is explained by the server, as without a script.
    if (!postcode) return
    event.preventDefault()
    rememberedPostcode.write(postcode)
    void show(form, postcode, () => form.submit())
  })
}
