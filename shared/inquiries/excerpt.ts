/** So much of a message is shown in a line of a list. */
const EXCERPT = 300
/** „Am … schrieb …:“ above a quote is broken where it is long. */
const MOST_LINES_OF_HEAD = 3

const SALUTATION =
  /^(?:guten (?:tag|morgen|abend)|hallo|moin|servus|grüß gott|sehr geehrte[rs]?|liebe[rs]?|hi|hello|dear)(?: [\p{L}.-]+){0,8} ?[,!]$/iu
const MARK = /^\s?>/
const HEAD = /^\s?(?:Am|On)\b/
const WROTE = /\b(?:schrieb|wrote)\b/

/** The beginning of what the writer says, for a line of a list: without the salutation and what is quoted. */
export function excerpt(text: string): string {
  const own = withoutQuotes(text.split('\n'))
  const first = own.findIndex((line) => line.trim() !== '' && !SALUTATION.test(line.trim()))
  const words = first < 0 ? text : own.slice(first).join('\n')
  if (words.length <= EXCERPT) return words
  return `${words.slice(0, EXCERPT).replace(/[\ud800-\udbff]$/, '')}…`
}

function withoutQuotes(lines: string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const head = linesOfHead(lines, at)
    if (head > 0) at += head - 1
    else if (!MARK.test(line)) own.push(line)
  }
  return own
}

/** How many lines the head of a quote takes here; 0 if none stands here. */
function linesOfHead(lines: string[], at: number): number {
  if (!HEAD.test(lines[at] ?? '')) return 0
  const rest = lines.slice(at, at + MOST_LINES_OF_HEAD)
  const end = rest.findIndex((line) => line.trimEnd().endsWith(':'))
  const [first = '', ...more] = rest.slice(0, end + 1)
  if (more.some((line) => line.trim() === '' || MARK.test(line) || HEAD.test(line))) return 0
  const head = [first, ...more].join(' ')
  const below = lines.slice(at + end + 1).find((line) => line.trim() !== '')
  return /\d/.test(head) && WROTE.test(head) && MARK.test(below ?? '') ? end + 1 : 0
}
