/** The site's fixed colours where no style sheet reaches: drawings, papers, pictures and the admin. */
export const INK = '#10202b'
export const PAPER = '#f7f6f2'
export const STEEL = '#4d606c'
export const HAIRLINE = '#d5dbdd'

const WHITE = '#ffffff'

/** WCAG 2.2, 1.4.3: contrast of text at any size. */
const READABLE = 4.5

/** WCAG's relative luminance of a colour such as `#ffb100`, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour for text on an accent: ink, unless only white can be read there. */
export function textOn(accent: string): string {
  return contrast(accent, INK) >= READABLE ? INK : WHITE
}

/** Whether text can be read on an accent. */
export const isReadable = (accent: string) => contrast(accent, textOn(accent)) >= READABLE

/** WCAG 2.2, 1.4.11: contrast of what is not text, such as the ring around what has the focus. */
const VISIBLE = 3

/** Where an accent is hardly to be seen on ink, white takes its place there. */
export const accentOnInk = (accent: string) => (contrast(accent, INK) >= VISIBLE ? accent : WHITE)
