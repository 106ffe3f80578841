import type { Locator } from '@playwright/test'

/** The words of an element that run over two lines without a hyphen. */
export const brokenWords = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden')) continue
      for (const { 0: piece, index } of (node.nodeValue ?? '').matchAll(/[^\s\u00ad/–-]+/g)) {
        const range = document.createRange()
        // The hyphen at the end of the line before counts as drawn with the first letter.
        range.setStart(node, Math.min(index + 1, index + piece.length - 1))
        range.setEnd(node, index + piece.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(piece)
      }
    }
    return found
  })
