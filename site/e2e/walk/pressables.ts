import type { Page } from '@playwright/test'
import { WITHOUT_FRAMES } from '../frame.ts'

/** Something on a screen that can be pressed. */
export interface Pressable {
  /** For a person: `button „Speichern“`. */
  label: string
  name: string
  /** The same for all that do the same: for a row's button on each of the rows. */
  kind: string
  /** Where a link leads, without its numbers: all that lead there do the same. */
  leadsTo: string | null
  /** Whether it belongs to the head, the foot or the menu, which all screens have. */
  isFrame: boolean
}

/** Under which a pressable is found again. */
export const MARK = 'data-walk'

/** What a press opens over a screen, or beside its list: dialogs, menus, the search of the site, the lightbox. */
export const LAYERS =
  '#heute-anfrage, dialog[open], :popover-open, .MuiModal-root:not([aria-hidden=true]), .pswp--open, [role=dialog]:not(.MuiModal-root *)'

export const countLayers = (page: Page): Promise<number> =>
  page.evaluate(
    (layers) =>
      [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility()).length,
    LAYERS,
  )

/** Waits until so many at most are open, that long at most; answers whether they are. */
export const layersAreLeft = (page: Page, left: number, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      ([layers, most]) =>
        [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility()).length <=
        most,
      [LAYERS, left] as const,
      { ...WITHOUT_FRAMES, timeout },
    )
    .then(
      () => true,
      () => false,
    )

/** What the uppermost layer is called, without its numbers. */
export const nameOfLayer = (page: Page): Promise<string> =>
  page.evaluate((layers) => {
    const open = [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility())
    const top = open.at(-1)
    const named = top?.querySelector('[role=dialog], [role=menu], [role=listbox]') ?? top
    const heading = document.getElementById(named?.getAttribute('aria-labelledby') ?? '')
    const name = named?.getAttribute('aria-label') ?? heading?.textContent ?? ''
    return `${named?.role ?? 'dialog'} „${name.replaceAll(/\d+/g, '#')}“`
  }, LAYERS)

/** Lists what can be pressed, in the order of the screen, and marks each with its place in the list. */
export const listPressables = (page: Page): Promise<Pressable[]> =>
  page.evaluate(
    ([mark, layers]) => {
      const clickable =
        'a[href], button, summary, select, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=combobox]'
      const rows = 'tr, li, article, [role=row], [role=option], [role=listitem]'
      const frame = 'nav, header, footer, [role=navigation], .RaSidebar-fixed'

      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
      const open = [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility())
      const root = open.at(-1) ?? document
      const found = [...root.querySelectorAll<HTMLElement>(clickable)].filter(canBePressed)
      return found.map((element, index) => {
        toPress(element).setAttribute(mark, String(index))
        const name = nameOf(element)
        const role = roleOf(element)
        const isFrame = root === document && element.closest(frame) !== null
        const row = isFrame ? null : repeatedRow(element)
        const place = row ? `${sectionOf(row)} ${pathOf(element, row)}` : plain(name)
        return {
          label: `${role} „${name}“`,
          name,
          kind: `${role} ${place}`,
          leadsTo: addressOf(element),
          isFrame,
        }
      })

      function canBePressed(element: HTMLElement): boolean {
        const { width, height, right, bottom } = toPress(element).getBoundingClientRect()
        return (
          toPress(element).checkVisibility({ visibilityProperty: true }) &&
          width > 2 &&
          height > 2 &&
          // A link past the navigation waits outside of the page until the keyboard comes to it.
          right > 0 &&
          bottom + scrollY > 0 &&
          !element.matches(':disabled, [aria-disabled=true], [disabled]') &&
          !leadsOut(element) &&
          // A message goes by itself.
          !element.closest('[aria-hidden=true], [inert], .MuiSnackbar-root') &&
          // A label does what its box does, and a box in a button what the button does.
          !element.parentElement?.closest('button, [role=button], [role=option], a[href]')
        )
      }
      function addressOf(element: HTMLElement): string | null {
        if (!(element instanceof HTMLAnchorElement)) return null
        const { pathname, hash } = element
        return hash ? null : plain(pathname)
      }
      function leadsOut(element: HTMLElement): boolean {
        return (
          element instanceof HTMLAnchorElement &&
          element.protocol.startsWith('http') &&
          element.origin !== location.origin
        )
      }
      /** A box that is only drawn is pressed at its label. */
      function toPress(element: HTMLElement): HTMLElement {
        if (!(element instanceof HTMLInputElement)) return element
        const { width, opacity } = getComputedStyle(element)
        const isDrawn = Number.parseFloat(width) > 4 && opacity !== '0'
        return isDrawn ? element : (element.labels?.[0] ?? element)
      }
      function roleOf(element: HTMLElement): string {
        const role = element.getAttribute('role')
        if (role) return role
        if (element instanceof HTMLInputElement) return element.type
        return element.matches('a') ? 'link' : element.tagName.toLowerCase()
      }
      function nameOf(element: HTMLElement): string {
        const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        const texts = [
          element.getAttribute('aria-label'),
          by.map((id) => document.getElementById(id)?.innerText ?? '').join(' '),
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? element.labels?.[0]?.innerText
            : null,
          element instanceof HTMLSelectElement ? element.name : element.innerText,
          element.title,
          element.querySelector('img')?.alt,
        ]
        const name = texts.find((text) => text?.trim()) ?? ''
        return name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
      }
      function plain(text: string): string {
        return text.replaceAll(/\d[\d.,:-]*/g, '#')
      }
      function repeatedRow(element: HTMLElement): Element | null {
        const row = element.closest(rows)
        if (!row || !root.contains(row) || row === root) return null
        const alike = row.parentElement?.querySelectorAll(`:scope > ${row.tagName}`).length ?? 0
        return alike > 1 ? row : null
      }
      function sectionOf(row: Element): string {
        const section = row.closest('section, [role=region], table')
        const heading = section?.querySelector('h2, h3, caption')
        return plain(section?.getAttribute('aria-label') ?? heading?.textContent ?? '')
      }
      function pathOf(element: Element, row: Element): string {
        const path = []
        for (let at: Element | null = element; at && at !== row; at = at.parentElement) {
          const { tagName } = at
          const before = [...(at.parentElement?.children ?? [])].filter(
            (sibling) => sibling.tagName === tagName,
          )
          path.unshift(`${tagName}${before.indexOf(at)}`)
        }
        return path.join('>')
      }
    },
    [MARK, LAYERS] as const,
  )
