import type { Page } from '@playwright/test'
import { addDays, berlinDay } from '../../shared/time/dates.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addProduct, expect, test } from './fixtures.ts'
import { Watch } from './walk/watch.ts'
import { goWithin } from './within-administration.ts'

/** The texts of rows that something to be pressed lies over. */
const coveredTexts = (page: Page) =>
  page.locator('tbody').evaluateAll((bodies) => {
    const PRESSED = 'button, a, select, input, [role=button]'
    const clip = (rect: DOMRect, element: Element | null) => {
      let { left, right, top, bottom } = rect
      for (let outer = element; outer && outer.tagName !== 'TBODY'; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue
        const edge = outer.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { left, right, top, bottom }
    }
    return bodies.flatMap((body) =>
      [...body.querySelectorAll('tr')].flatMap((line) => {
        const pressed = [...line.querySelectorAll(PRESSED)].filter((one) => one.checkVisibility())
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        const covered: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const holder = text.parentElement
          if (!text.textContent?.trim() || !holder?.checkVisibility()) continue
          if (holder.closest('option, style')) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          for (const rect of range.getClientRects()) {
            const seen = clip(rect, holder)
            for (const one of pressed) {
              if (one.contains(holder) || holder.contains(one)) continue
              const box = one.getBoundingClientRect()
              const width = Math.min(seen.right, box.right) - Math.max(seen.left, box.left)
              const height = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top)
              if (width > 1 && height > 1)
                covered.push(
                  `${text.textContent.slice(0, 40)} | ${one.getAttribute('aria-label') ?? one.textContent}`,
                )
            }
          }
        }
        return covered
      }),
    )
  })

test('no button of a row lies over a text, however long it is', async ({
  adminPage: page,
  adminApi,
}) => {
  const long = 'Linde H30D mit Kabine, Seitenschieber und Zinkenverstellgerät für den Außeneinsatz'
  const machine = {
    title: long,
    location: 'Frankfurt am Main, Halle 12 hinten links',
    stockNumber: 'LAGER-2026-0000-0042',
  }
  const product = await addProduct(adminApi, {
    ...machine,
    priceKind: 'onRequest',
    price: 1_234_567,
  })
  const gone = await addProduct(adminApi, { title: `${long} 2` })
  await adminApi.delete(`/api/products/${gone.id}`)
  const until = addDays(berlinDay(new Date()), 9)
  await adminApi.put(`/api/products/${product.id}`, {
    data: { status: 'reserved', reservedUntil: until },
  })
  const category = await adminApi.post('/api/categories', {
    data: {
      name: 'Geländegängige Gegengewichtsstapler mit Allradantrieb und Kabine',
      slug: 'lang',
      description: long,
      icon: '🚜',
    },
  })
  const user = await adminApi.post('/api/users', {
    data: {
      username: 'friederike.oberhausmeister-wendelburg',
      email: 'friederike.oberhausmeister-wendelburg@gabelstapler-nord.example',
      role: 'sales',
    },
  })
  const template = await adminApi.post('/api/message-templates', {
    data: { name: long, text: long },
  })
  for (const answer of [category, user, template])
    expect(answer.ok(), await answer.text()).toBe(true)
  const watch = new Watch(page)
  await page.goto(adminPaths.account)
  for (const list of [
    'products',
    'categories',
    'users',
    'message-templates',
    'texts',
    'trash',
    'offers',
    'backups',
  ]) {
    await goWithin(page, `/admin/${list}`)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await watch.settle(page)
      expect(await coveredTexts(page), `${list} at ${width}`).toEqual([])
    }
  }
  for (const [path, answer] of [
    ['categories', category],
    ['users', user],
    ['message-templates', template],
  ] as const)
    await adminApi.delete(`/api/${path}/${(await answer.json()).data.id}`)
  await adminApi.delete(`/api/products/${product.id}`)
})
