/** Counts, while one chooses, what the list will show. What it needs for that is loaded with the first choice. */
const form = document.querySelector<HTMLFormElement>('[data-finder]')

async function count() {
  const finder = await import('./finder-count.ts')
  if (form) finder.showCount(form)
}

form?.addEventListener('input', count)
// An address without what was not chosen.
form?.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
})
// Coming back, the browser fills in again what was chosen.
addEventListener('pageshow', () => {
  if (form?.querySelector('option:checked:not([value=""]), [placeholder]:not(:placeholder-shown)'))
    count()
})

export {}
