import { onFirstUse } from '../../base/on-first-use.ts'

const sanitizeHtml = onFirstUse<typeof import('sanitize-html')>('sanitize-html')

/** What drawings are made of. No scripts, no styles that load something, no foreign content, no links. */
const ELEMENTS = [
  'svg',
  'g',
  'defs',
  'symbol',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]

const ATTRIBUTES = [
  ...['xmlns', 'version', 'viewBox', 'preserveAspectRatio', 'width', 'height', 'id', 'transform'],
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy'],
  ...['points', 'pathLength', 'offset', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['clipPathUnits', 'maskUnits', 'clip-path', 'clip-rule', 'mask', 'fill', 'fill-rule'],
  ...['fill-opacity', 'opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity'],
  ...['stop-color', 'stop-opacity'],
]

/** Paints such as `url(#gradient)` stay; an address of another file does not. */
const FOREIGN = /url\(\s*['"]?(?!#)/i

/** A drawing as it may be shown to visitors: whatever is not plainly a part of a drawing is left out. */
export function harmlessSvg(svg: string): string {
  return sanitizeHtml()(svg, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    // Left out with all that is in them; the text of other elements would be seen.
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe', 'animate', 'set'],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutForeign(attribs) }) },
    parser: { xmlMode: true },
  })
}

function withoutForeign(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => !FOREIGN.test(value)))
}
