import { POSTCODE } from '../../shared/addresses/paths.ts'
import { INVALID_POSTCODE, readPostcode } from '../../shared/buying/postcodes.ts'
import { rememberedPostcode } from '../shortlist/remembered-postcode.ts'
import { showParts } from './replace-parts.ts'

/** Shows prices of delivery without leaving the page, and to the postcode that was typed at another machine. */
const form = document.querySelector<HTMLFormElement>('[data-postcode-form]')
const field = form?.querySelector<HTMLInputElement>(`[name="${POSTCODE}"]`)
const problem = document.getElementById('plz-fehler')
let request = new AbortController()

async function show({ action }: HTMLFormElement, postcode: string): Promise<void> {
  const address = new URL(action)
  address.searchParams.set(POSTCODE, postcode)
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    await showParts(address.href, '[data-for-postcode]', signal)
  } catch {
    if (!signal.aborted) location.assign(address)
  }
}

if (form && field) {
  const asked = readPostcode(field.value)
  const remembered = rememberedPostcode.read()
  if (asked) rememberedPostcode.write(asked)
  else if (remembered && field.value === '') {
    field.value = remembered
    void show(form, remembered)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const postcode = readPostcode(field.value)
    field.ariaInvalid = String(!postcode)
    if (problem) {
      problem.hidden = postcode !== null
      problem.textContent = postcode === null ? INVALID_POSTCODE : ''
    }
    if (postcode) field.removeAttribute('aria-describedby')
    else field.setAttribute('aria-describedby', 'plz-fehler')
    if (!postcode) return field.focus()
    rememberedPostcode.write(postcode)
    void show(form, postcode)
  })
}
