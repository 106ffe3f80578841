import { replaceParts } from './replace-parts.ts'

/** Shows the verdicts while the questions are answered. Without it the form is sent. */
const form = document.querySelector<HTMLFormElement>('[data-adviser]')
const status = form?.querySelector('[data-adviser-status]')
const results = () => document.getElementById('ergebnis')

/** Milliseconds after which an answer counts as typed to its end. */
const PAUSE = 500
let timer: ReturnType<typeof setTimeout> | undefined
let request = new AbortController()

/** The address with these answers, skipped questions left out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`
}

async function show(form: HTMLFormElement): Promise<void> {
  clearTimeout(timer)
  request.abort()
  request = new AbortController()
  const { signal } = request
  const unfolded = [...document.querySelectorAll('#ergebnis details[open]')]
  results()?.setAttribute('aria-busy', 'true')
  try {
    const page = await replaceParts(addressOf(form), '[data-adviser-part]', signal)
    for (const { id } of unfolded) document.getElementById(id)?.setAttribute('open', '')
    for (const answered of page.querySelectorAll<HTMLInputElement>(
      '[data-adviser] [aria-invalid]',
    )) {
      const field = document.getElementById(answered.id)
      if (!(field instanceof HTMLInputElement)) continue
      field.setAttribute('aria-invalid', answered.getAttribute('aria-invalid') ?? '')
      // With its unit, once nobody types there any more.
      if (field !== document.activeElement) field.value = answered.value
    }
    const summary = page.querySelector('[data-adviser-status]')?.textContent ?? ''
    if (status && status.textContent !== summary) status.textContent = summary
  } catch {
    // The browser shows what the server says, or that there is no connection.
    if (!signal.aborted) form.submit()
  }
}

form?.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => show(form), PAUSE)
})
form?.addEventListener('change', () => show(form))
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  await show(form)
  results()?.scrollIntoView()
  results()?.focus({ preventScroll: true })
})

// What was typed before the script arrived.
const fields = [...(form?.querySelectorAll('input') ?? [])]
if (form && fields.some((field) => field.value !== field.defaultValue && field.type === 'text'))
  show(form)
