import planer from 'planer'

/** Beyond it the time that the search takes grows too fast. */
const MOST_LINES = 1_000
const LONGEST_HEAD = 1_000
/** How far below „… schrieb:“ the marks of a quote begin. */
const LINES_BELOW_HEAD = 4
/** The fewest lines by which a block is the head of a mail, and no list in a letter. */
const LINES_OF_HEAD = 3

/** Forms that the library knows, and into which others are put before it is asked. */
const KNOWN_LINE = '-----Original Message-----'
const FORWARDED_LINE = '---- Forwarded message ----'
const NO_LINE = 'x'

const LINE =
  /^\s*-{2,}\s*(?:Original[- ]?Nachricht|Urspr(?:ü|ue)ngliche Nachricht|Original Message|Antwort Nachricht|Reply Message)\s*-{2,}\s*$/i
const FORWARDED =
  /^\s*-{2,}\s*(?:Weitergeleitete Nachricht|(?:Begin )?Forwarded message)\s*-*\s*$|^\s*(?:Anfang der weitergeleiteten Nachricht|Begin forwarded message):?\s*$/i
const RULE = /^\s*_{10,}\s*$/
/** Also what an `<hr>` becomes. */
const SEPARATOR = /^\s*[-_]{8,}\s*$/
const WROTE = /\b(?:schrieb|geschrieben|wrote)\b/gi
/** Behind one of these stands a date, and then that word. */
const DATED = /^\s*(?:Am|On)\b/i
const ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/
const HEADER =
  /^\s*\*?(Von|Gesendet|Datum|An|Kopie|Cc|Bcc|Betreff|Antwort an|From|Sent|Date|To|Subject|Reply-To)\s*:\*?(?:\s|$)/i
const SENDERS = new Set(['von', 'from'])
const SUBJECTS = new Set(['betreff', 'subject'])
const MARK = /^\s?>/

/** What is not certainly quoted stays with the text, and no line is in neither. */
export function splitQuoted(mail: string): { text: string; quoted: string } {
  const lines = mail.split('\n')
  const whole = { text: mail.trim(), quoted: '' }
  const start = lines.slice(0, MOST_LINES)
  const shaped = shape(start)
  const markers = planer.markMessageLines(shaped)
  const cut: { wereLinesDeleted?: boolean; firstLine?: number; lastLine?: number } = {}
  planer.processMarkedLines(shaped, markers, cut)
  const { firstLine = 0 } = cut
  if (!cut.wereLinesDeleted) return whole
  const isToEnd = isBlank(start.slice(cut.lastLine))
  if (lines.length > MOST_LINES && !isToEnd) return whole
  const lastLine = isToEnd ? lines.length : (cut.lastLine ?? lines.length)
  // Marks without a head may be a list in the midst of a letter.
  if (!markers.includes('s') && !isToEnd) return whole
  const from = withRuleAbove(lines, firstLine)
  const text = tidy([...lines.slice(0, from), ...lines.slice(lastLine)])
  return text ? { text, quoted: tidy(lines.slice(from, lastLine)) } : whole
}

function withRuleAbove(lines: string[], quote: number): number {
  const above = lines.slice(0, quote).findLastIndex((line) => line.trim() !== '')
  return SEPARATOR.test(lines[above] ?? '') ? above : quote
}

const isBlank = (lines: string[]) => lines.every((line) => line.trim() === '')

const tidy = (lines: string[]) => lines.join('\n').trim()

/** The lines with every head of a quote as the library knows it, and with nothing that only looks like one. */
function shape(lines: string[]): string[] {
  const shaped = [...lines]
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    if (MARK.test(line)) {
      shaped[at] = line.trim()
      continue
    }
    const isMarkedBelow = lines
      .slice(at + 1, at + 1 + LINES_BELOW_HEAD)
      .some((below) => MARK.test(below))
    const wrote = isMarkedBelow ? linesOfWrote(lines, at) : 0
    const header = wrote ? 0 : linesOfHeader(lines, at)
    if (FORWARDED.test(line)) shaped[at] = FORWARDED_LINE
    else if (LINE.test(line)) shaped[at] = KNOWN_LINE
    else if (RULE.test(line) && linesOfHeader(lines, at + 1) > 0) shaped[at] = KNOWN_LINE
    else if (wrote + header > 0) {
      shaped.fill(NO_LINE, at, at + wrote + header)
      shaped[at] = KNOWN_LINE
      at += wrote + header - 1
    } else shaped[at] = NO_LINE
  }
  return shaped
}

/** How many lines „Am … schrieb …:“ takes here, which is broken where it is long; 0 if it does not stand here. */
function linesOfWrote(lines: string[], at: number): number {
  for (let count = 1; count < LINES_BELOW_HEAD; count++) {
    const head = lines.slice(at, at + count)
    if (head.some((line) => MARK.test(line) || line.trim() === '')) return 0
    if (isWrote(head.join(' '))) return count + linesUntilMark(lines, at + count)
  }
  return 0
}

/** Whether a line says who wrote and when. Each search in it goes over it once, however it is made. */
function isWrote(line: string): boolean {
  if (line.length > LONGEST_HEAD) return false
  const end = [...line.matchAll(WROTE)].at(-1)?.index
  if (end === undefined) return false
  const before = line.slice(0, end)
  if (DATED.test(before) && /\d/.test(before)) return true
  const address = ADDRESS.exec(before)
  return address !== null && /\d/.test(before.slice(address.index + address[0].length))
}

function linesUntilMark(lines: string[], at: number): number {
  const rest = lines.slice(at, at + LINES_BELOW_HEAD)
  const mark = rest.findIndex((line) => MARK.test(line))
  return rest.slice(0, Math.max(mark, 0)).filter((line) => line.trim() !== '').length
}

/** How many lines the head of a mail takes that is quoted without marks; 0 if none stands here. */
function linesOfHeader(lines: string[], at: number): number {
  if (!HEADER.test(lines[at] ?? '')) return 0
  const end = lines.findIndex((line, position) => position > at && line.trim() === '')
  const block = lines.slice(at, end < 0 ? lines.length : end)
  const names = block.flatMap((line) => HEADER.exec(line)?.[1]?.toLowerCase() ?? [])
  const isHead =
    names.length >= LINES_OF_HEAD &&
    names.some((name) => SENDERS.has(name)) &&
    names.some((name) => SUBJECTS.has(name))
  return isHead ? block.length : 0
}
