/** Puts the cursor into the search field when it opens on a narrow screen. */
const search = document.getElementById('maschine-finden')

search?.addEventListener('toggle', () => {
  if (search.matches(':popover-open')) search.querySelector('input')?.focus()
})

matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  if (search?.matches(':popover-open')) search.hidePopover()
})

export {}
