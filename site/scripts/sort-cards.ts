/** Sorts a category's cards where they stand; a category of several pages asks the server. */
const form = document.querySelector<HTMLFormElement>('[data-sort-form]')
const select = form?.querySelector('select')
const list = document.querySelector('[data-products]')
const status = form?.querySelector('[data-sort-status]')

const newestFirst = [...(list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])]

function sorted(order: string): HTMLLIElement[] {
  const [key, direction] = order.split('_')
  if (key !== 'price' && key !== 'year') return newestFirst
  const sign = direction === 'asc' ? 1 : -1
  const by = (item: HTMLLIElement, name: 'price' | 'year' | 'id') => Number(item.dataset[name])
  return newestFirst.toSorted(
    (a, b) => sign * (by(a, key) - by(b, key) || by(a, 'id') - by(b, 'id')),
  )
}

select?.addEventListener('change', () => {
  const { value } = select
  const servedUnsorted = !new URLSearchParams(initialQuery).has('sortierung')
  if (form?.dataset.complete === undefined || (value === '' && !servedUnsorted)) {
    form?.submit()
    return
  }
  list?.append(...sorted(value))
  history.replaceState(history.state, '', value === '' ? location.pathname : `?sortierung=${value}`)
  if (status) status.textContent = `Sortiert: ${select.selectedOptions[0]?.text}`
})

const initialQuery = location.search
