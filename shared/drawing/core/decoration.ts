import { figure } from './path.ts'

/** An inline SVG in the colour of the text, hidden from screen readers. */
export function decoration(
  [left, top, right, bottom]: readonly [number, number, number, number],
  content: string,
): string {
  const box = [left, -top, right - left, top - bottom].map(figure).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false" stroke="currentColor" stroke-linejoin="round">${content}</svg>`
}
