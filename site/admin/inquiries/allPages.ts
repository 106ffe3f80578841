interface Page<Item> {
  data: Item[]
  total?: number
}

/** Every item of a list that comes page by page, pages counted from 1. */
export async function allPages<Item>(getPage: (page: number) => Promise<Page<Item>>) {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await getPage(page)
    items.push(...data)
    if (data.length === 0 || items.length >= total) return items
  }
}
