/** Sorts a category's cards where they stand; a category of several pages asks the server. */
const form = document.querySelector<HTMLFormElement>('[data-sort-form]')
const select = form?.querySelector('select')
const list = document.querySelector('[data-products]')
const announcement = form?.querySelector('[data-sort-status]')

const NEWEST_FIRST = 'created_desc'

function sorted(items: HTMLLIElement[], order: string): HTMLLIElement[] {
  const [key = '', direction] = order.split('_')
  const sign = direction === 'asc' ? 1 : -1
  const by = (item: HTMLLIElement, name: string) => Number(item.dataset[name])
  return items.toSorted((a, b) => sign * (by(a, key) - by(b, key) || by(a, 'id') - by(b, 'id')))
}

select?.addEventListener('change', () => {
  const { value } = select
  if (form?.dataset.complete === undefined) {
    form?.submit()
    return
  }
  const items = [...(list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])]
  list?.append(...sorted(items, value || NEWEST_FIRST))
  history.replaceState(history.state, '', value === '' ? location.pathname : `?sortierung=${value}`)
  if (announcement) announcement.textContent = `Sortiert: ${select.selectedOptions[0]?.text}`
})

export {}
