import { POSTCODE } from '../../shared/addresses/parameters.ts'
import { readPostcode } from '../../shared/buying/postcodes.ts'
import { rememberedPostcode } from '../shortlist/remembered-postcode.ts'

/** Shows prices of delivery without leaving the page, and to the postcode that was typed at another machine. */
const form = document.querySelector<HTMLFormElement>('[data-postcode-form]')
const field = form?.querySelector<HTMLInputElement>(`[name="${POSTCODE}"]`)
let request: AbortController | undefined

/**
 * Shows the prices for a postcode.
 * @param isAsked whether somebody waits for it; else a failure must not leave the page, which may be on its way to a link
 */
async function show(form: HTMLFormElement, postcode: string, isAsked?: boolean): Promise<void> {
  const address = new URL(form.action)
  address.searchParams.set(POSTCODE, postcode)
  request?.abort()
  request = new AbortController()
  const { signal } = request
  try {
    const { showParts } = await import('./replace-parts.ts')
    await showParts(address.href, '[data-for-postcode]', signal)
    field?.removeAttribute('aria-invalid')
    document.getElementById('plz-fehler')?.remove()
  } catch {
    if (isAsked && !signal.aborted) form.submit()
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
    const postcode = readPostcode(field.value)
    // What is none is explained by the server, as without a script.
    if (!postcode) return
    event.preventDefault()
    rememberedPostcode.write(postcode)
    void show(form, postcode, true)
  })
}
