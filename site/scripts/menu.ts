/** Adds arrow keys, Escape and closing by a click beside the menu. It also opens without scripts. */
const menu = document.getElementById('menue')
const dropdown = menu?.querySelector<HTMLDetailsElement>('[data-dropdown]')
const summary = dropdown?.querySelector('summary')

function links(): HTMLAnchorElement[] {
  return [...(dropdown?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility())
}

function move(step: 1 | -1) {
  const all = links()
  const index = all.findIndex((link) => link.matches(':focus'))
  // Before the first one comes the last, also where none has the focus yet.
  all.at(Math.max(index + step, -1) % all.length)?.focus()
}

dropdown?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && dropdown.open) {
    dropdown.open = false
    summary?.focus()
    event.stopPropagation()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    dropdown.open = true
    move(event.key === 'ArrowDown' ? 1 : -1)
    event.preventDefault()
  }
})

dropdown?.addEventListener('focusout', (event) => {
  const next = event.relatedTarget
  if (next instanceof Node && !dropdown.contains(next) && !menu?.matches(':popover-open'))
    dropdown.open = false
})

document.addEventListener('click', ({ target }) => {
  if (!dropdown || !(target instanceof Element)) return
  if (!dropdown.contains(target)) dropdown.open = false
})

// On wide screens neither the menu nor the search is a popover.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
})

export {}
