import { withPlainBreaks } from '../writing/text-rules.ts'

/** The letters of HTML that German programs write, those from U+00A0 on in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const FIRST_OF_LATIN_1 = 0xa0
const entities = new Map([
  ...LATIN_1.split(' ').map(
    (name, index) => [name, String.fromCharCode(FIRST_OF_LATIN_1 + index)] as const,
  ),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    ndash: '–',
    mdash: '—',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    lsquo: '‘',
    rsquo: '’',
    hellip: '…',
    bull: '•',
    trade: '™',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    le: '≤',
    ge: '≥',
  }),
])
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi

const BLOCKS =
  'address|article|blockquote|br|dd|div|dl|dt|h[1-6]|header|footer|hr|p|pre|section|table|tbody|thead|tr|ul|ol'
const INLINE =
  'a|abbr|b|big|center|em|font|i|img|label|meta|o:p|s|small|span|strong|sub|sup|td|th|tt|u|li'
const ATTRIBUTES = '(?:\\s[^<>]*)?/?'
const tags = (names: string) => new RegExp(`</?(?:${names})${ATTRIBUTES}>`, 'gi')
const block = tags(BLOCKS)
const inline = tags(INLINE)
const item = new RegExp(`<li${ATTRIBUTES}>`, 'gi')
const cellEnd = /<\/t[dh]>/gi
// No pattern looks past the next tag, so that a hostile cell takes no longer than any other.
const unseen =
  /<!--[^<>]*-->|<(style|script|title)\b[^<>]*>[^<]*<\/\1>|<\/?(?:html|head|body)[^<>]*>|<!\[CDATA\[|\]\]>/gi

/** The text of what another system has written as HTML, with its breaks. Any other text as it is. */
export function htmlAsText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const source = withPlainBreaks(text)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
  const isLaidOut = source.search(block) >= 0 || source.search(item) >= 0
  const bare = source
    .replace(unseen, '')
    // Where tags break lines, the lines of the source are none.
    .replace(/\n/g, isLaidOut ? ' ' : '\n')
    .replace(item, '\n- ')
    .replace(cellEnd, ' ')
    .replace(block, '\n')
    .replace(inline, '')
  const plain = decoded(bare)
  if (plain === source) return text
  return plain
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Some systems write `&amp;uuml;`. */
const decoded = (text: string) => text.replace(ENTITY, letterOf).replace(ENTITY, letterOf)

function letterOf(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities.get(name) ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code > 0x10_ffff ? whole : String.fromCodePoint(code).toWellFormed()
}
