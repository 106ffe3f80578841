/** Counts, while one chooses, what the list will show. What it needs for that is loaded with the first choice. */
const form = document.querySelector<HTMLFormElement>('[data-finder]')
const TYPING_PAUSE = 250

let timer = 0
let latest = new AbortController()

async function count(form: HTMLFormElement): Promise<void> {
  latest.abort()
  latest = new AbortController()
  const { showCount } = await import('./finder-count.ts')
  await showCount(form, latest.signal)
}

if (form) {
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => count(form), TYPING_PAUSE)
  })
  // An address without what was not chosen.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
  // Coming back, the browser fills in again what was chosen.
  addEventListener('pageshow', () => {
    if (
      form.querySelector('select')?.value ||
      form.querySelector('input[placeholder]:not(:placeholder-shown)')
    )
      void count(form)
  })
}

export {}
