import planer from 'planer'
import {
  FORWARDED_LINE,
  isHeadLine,
  isHeadOfMail,
  QUOTED_LINE,
  saysWhoWrote,
  saysWhoWroteInFull,
} from './quote-words.ts'

const MARKED = /^\s?>/
/** „> 3 t“ says that it is to be more than that. */
const COMPARISON = /^\s?>\s*\d/
/** A line that announces a list is the sender's, unless it says when or who. */
const ANNOUNCES = /^[^\d@]*:\s*$/

/** Marked lines that end a letter without others: a quote, or a list of the sender. Null if none, or nothing else. */
function loneQuote(lines: string[]): { from: number; isQuote: boolean } | null {
  const from = lines.findIndex((line) => MARKED.test(line))
  const block = lines.slice(from)
  if (from < 0 || !block.every((line) => MARKED.test(line) || line.trim() === '')) return null
  const above = lines.slice(0, from).findLast((line) => line.trim() !== '')
  if (above === undefined) return null
  const isList =
    ANNOUNCES.test(above) || block.every((line) => COMPARISON.test(line) || line.trim() === '')
  return { from, isQuote: !isList }
}

/** Beyond it the time that the search takes grows too fast. */
const MOST_LINES = 1_000
const LONGEST_HEAD = 1_000
const MOST_LINES_BELOW_HEAD = 4

/** Forms that the library knows, and into which others are put before it is asked. */
const KNOWN_LINE = '-----Original Message-----'
const KNOWN_FORWARDED = '---- Forwarded message ----'
const NO_LINE = 'x'

const RULE = /^\s*_{10,}\s*$/
/** Also what an `<hr>` becomes. */
const SEPARATOR = /^\s*[-_]{8,}\s*$/
const MARK = /^\s?>/

/** What is not certainly quoted stays with the text, and no line is in neither. */
export function splitQuoted(mail: string): { text: string; quoted: string } {
  const lines = mail.split('\n')
  const whole = { text: mail.trim(), quoted: '' }
  const start = lines.slice(0, MOST_LINES)
  const shaped = withLoneQuote(shape(start), lines)
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
    const head = linesOfWrote(lines, at) || linesOfHeader(lines, at)
    if (FORWARDED_LINE.test(line)) shaped[at] = KNOWN_FORWARDED
    else if (QUOTED_LINE.test(line)) shaped[at] = KNOWN_LINE
    else if (RULE.test(line) && linesOfHeader(lines, at + 1) > 0) shaped[at] = KNOWN_LINE
    else if (head > 0) {
      shaped.fill(NO_LINE, at, at + head)
      shaped[at] = KNOWN_LINE
      at += head - 1
    } else shaped[at] = NO_LINE
  }
  return shaped
}

function withLoneQuote(shaped: string[], lines: string[]): string[] {
  const lone = shaped.includes(KNOWN_LINE) ? null : loneQuote(lines)
  if (!lone || lone.from >= shaped.length) return shaped
  if (lone.isQuote) shaped[lone.from] = KNOWN_LINE
  else shaped.fill(NO_LINE, lone.from)
  return shaped
}

/** How many lines „Am … schrieb …:“ takes here, which is broken where it is long; 0 if it does not stand here. */
function linesOfWrote(lines: string[], at: number): number {
  for (let count = 1; count < MOST_LINES_BELOW_HEAD; count++) {
    const head = lines.slice(at, at + count)
    if (head.some((line) => MARK.test(line) || line.trim() === '')) return 0
    const line = head.join(' ')
    if (line.length > LONGEST_HEAD) return 0
    const marks = linesUntilMark(lines, at + count)
    if (marks !== null && saysWhoWrote(line)) return count + marks
    const isApart = (lines[at + count] ?? '').trim() === ''
    if (isApart && saysWhoWroteInFull(line)) return count
  }
  return 0
}

/** How many lines stand between a head and the marks of its quote; null if none are near. */
function linesUntilMark(lines: string[], at: number): number | null {
  const rest = lines.slice(at, at + MOST_LINES_BELOW_HEAD)
  const mark = rest.findIndex((line) => MARK.test(line))
  return mark < 0 ? null : rest.slice(0, mark).filter((line) => line.trim() !== '').length
}

function linesOfHeader(lines: string[], at: number): number {
  if (!isHeadLine(lines[at] ?? '')) return 0
  const end = lines.findIndex((line, position) => position > at && line.trim() === '')
  const block = lines.slice(at, end < 0 ? lines.length : end)
  return isHeadOfMail(block) ? block.length : 0
}
