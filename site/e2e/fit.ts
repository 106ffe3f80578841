import { expect, type Page } from '@playwright/test'

/** What readers with dyslexia or low vision set over a page (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Nothing sticks out of what has an edge or a ground of its own, such as a card, unless that scrolls or cuts it off. */
export async function expectInsideCards(page: Page): Promise<void> {
  const found = () =>
    page.evaluate(() => {
      const isCard = (style: CSSStyleDeclaration) =>
        style.borderRightStyle !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      const out: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(
        'main *, .header *, .footer *',
      )) {
        const box = element.getBoundingClientRect()
        if (!element.checkVisibility() || box.width < 2 || element.closest('.visually-hidden, svg'))
          continue
        for (let card = element; ; card = card.parentElement ?? document.body) {
          const style = getComputedStyle(card)
          const isPlaced = style.position === 'absolute' || style.position === 'fixed'
          if (isPlaced || card === document.body) break
          if (card === element) continue
          const edge = card.getBoundingClientRect()
          const isOut = box.right > edge.right + 1 || box.left < edge.left - 1
          if (isCard(style) && isOut && style.overflowX === 'visible')
            out.push(`${element.tagName}.${element.className} of ${card.tagName}.${card.className}`)
          if (isCard(style) || style.overflowX !== 'visible') break
        }
      }
      return out
    })
  await expect.poll(found, `out of its card at ${page.viewportSize()?.width} px`).toEqual([])
}

/** No text is cut off by what it stands in that was whole before its letters, words and lines were set further apart. */
export async function expectRoomForText(page: Page): Promise<void> {
  const before = await cutTexts(page)
  const style = await page.addStyleTag({ content: TEXT_SPACING })
  const cut = (await cutTexts(page)).filter((text) => !before.includes(text))
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  expect(cut, `cut off at ${page.viewportSize()?.width} px`).toEqual([])
}

const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.visually-hidden, svg')) return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const hidesX = overflowX === 'hidden' || overflowX === 'clip'
        const hidesY = overflowY === 'hidden' || overflowY === 'clip'
        return (
          (hidesX && element.scrollWidth > element.clientWidth + 1) ||
          (hidesY && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`),
  )

/** What stays in view while the page scrolls lies over no more than a fifth of the screen, above or below. */
export async function expectLittleInTheWay(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  const found = new Set<string>()
  for (const share of [0.1, 0.3, 0.5, 0.7, 1]) {
    await page.evaluate(
      (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
      share,
    )
    for (const one of await coveredHeights(page))
      if (one.height > height / 5) found.add(`${one.name}: ${one.height} of ${height} px`)
  }
  expect([...found], `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** How much of the screen each element takes that is stuck over others, with what is stuck above or below it. */
const coveredHeights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const { top, bottom, left, width } = element.getBoundingClientRect()
      const isFixed = style.position === 'fixed' && element.textContent !== ''
      const isAbove = Math.abs(top - Number.parseFloat(style.top)) < 2
      const isBelow = Math.abs(innerHeight - bottom - Number.parseFloat(style.bottom)) < 2
      const isStuck = isFixed || (style.position === 'sticky' && (isAbove || isBelow))
      if (!isStuck || bottom === top || !element.checkVisibility({ visibilityProperty: true }))
        return []
      const middle = [
        left + width / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ] as const
      const below = document
        .elementsFromPoint(...middle)
        .filter((other) => !other.contains(element) && !element.contains(other))
      const isOver = below.some((other) => other.closest('main, .footer') && !other.matches('main'))
      const height = Math.round(top < innerHeight / 2 ? bottom : innerHeight - top)
      return isOver ? [{ name: element.className || element.tagName, height }] : []
    }),
  )
