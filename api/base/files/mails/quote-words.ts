const DATED = /^\s*(?:am|on|op|den|dne|dnia|w dniu|le|il|el|em)\s/i
/** How programs say in twelve languages that somebody wrote. */
const WROTE =
  /(?<!\p{L})(?:schrieb|geschrieben|wrote|schreef|geschreven|skrev|napisała?(?:\(a\))?|napisana przez|pisze|napsala?(?:\(a\))?|a écrit|ha scritto|escribió|escreveu)(?!\p{L})/giu
const ADDRESS = /[<([](?:mailto:)?[^<>()[\]\s@]+@[^<>()[\]\s@]+[>)\]]/
/** No day, such as 3.12.2026. */
const TIME = /(?<![\d.])\d{1,2}[:.h]\d{2}(?![\d.]\d|\d)/
const DATE = /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}|(?<!\d)20\d\d(?!\d)/

/** A line without an answer to it would not begin with more than a weekday before the date. */
const MOST_BEFORE_DATE = 16

/** Whether a line that stands above marks says who wrote what they mark. Each search goes over it once. */
export function saysWhoWrote(line: string): boolean {
  const end = [...line.matchAll(WROTE)].at(-1)?.index
  if (end === undefined) return isDatedAddress(line)
  const before = line.slice(0, end)
  if (DATED.test(before) && /\d/.test(before)) return true
  if (/\d/.test(before.slice(0, MOST_BEFORE_DATE)) && (DATE.test(before) || TIME.test(before)))
    return true
  const behind = line.slice(end)
  if (/:\s*$/.test(behind) && TIME.test(behind) && DATE.test(behind)) return true
  const address = ADDRESS.exec(before)
  if (address !== null && /\d/.test(before.slice(address.index + address[0].length))) return true
  return isDatedAddress(line)
}

/** The same without marks below it, where it must be all that such a line can be: nothing follows who wrote. */
export function saysWhoWroteInFull(line: string): boolean {
  const wrote = [...line.matchAll(WROTE)].at(-1)
  const address = ADDRESS.exec(line)
  if (!wrote || !address || !DATED.test(line) || !isDatedAddress(line)) return false
  const end = Math.max(wrote.index + wrote[0].length, address.index + address[0].length)
  return /^\s*:\s*$/.test(line.slice(end))
}

/** Some languages need no word for it: „26. 11. 2026 v 9:12, Jana Nová <jana@kunde.example>:“. */
const isDatedAddress = (line: string) =>
  /:\s*$/.test(line) && ADDRESS.test(line) && TIME.test(line) && DATE.test(line)

const ORIGINAL = [
  'Original[- ]?(?:Nachricht|Mail|Message)',
  'Urspr(?:ü|ue)ngliche (?:Nachricht|E-?Mail)',
  'Antwort Nachricht',
  'Reply Message',
  'Oorspronkelijk bericht',
  'Oprindelig (?:meddelelse|besked|mail)',
  'Opprinnelig melding',
  'Ursprungligt meddelande',
  'Oryginalna wiadomość',
  'Wiadomość oryginalna',
  'Původní (?:zpráva|e-?mail)',
  "Message d['’]origine",
  'Message original',
  'Messaggio originale',
  'Mensaje original',
  'Mensagem original',
].join('|')
const FORWARDED = [
  'Weitergeleitete (?:Nachricht|Mail)',
  'Weitergeleitet von .{1,300}',
  '(?:Begin )?Forwarded (?:message|by .{1,300})',
  'Doorgestuurd bericht',
  'Videresendt (?:meddelelse|besked|melding)',
  'Vidarebefordrat (?:meddelande|brev)',
  '(?:Przekazana wiadomość|Wiadomość przekazana)',
  'P[řr]e(?:poslaná|dána) zpráva',
  'Message transf[ée]ré',
  'Messaggio inoltrato',
  'Mensaje reenviado',
].join('|')
const FORWARDED_BEGIN = [
  'Anfang der weitergeleiteten Nachricht',
  'Begin forwarded message',
  'Begin doorgestuurd bericht',
  'Start på videresendt besked',
  'Vidarebefordrat brev',
  'Początek przekazywanej wiadomości',
  'Začátek přeposílané zprávy',
  'Début du message (?:transféré|réexpédié)',
  'Inizio messaggio inoltrato',
  'Inicio del mensaje reenviado',
].join('|')

/** The line above a quote. Notes writes the sender into it: `-----Anna/DE schrieb: -----`. */
export const QUOTED_LINE = new RegExp(
  `^\\s*-{2,}\\s*(?:${ORIGINAL}|[^\\s-].{0,300}\\s(?:schrieb|wrote|a écrit|ha scritto|schreef)\\s?:)\\s*-{2,}\\s*$`,
  'i',
)
export const FORWARDED_LINE = new RegExp(
  `^\\s*-{2,}\\s*(?:${FORWARDED})\\s*-*\\s*$|^\\s*(?:${FORWARDED_BEGIN})\\s?:?\\s*$`,
  'i',
)

const NAMES: Record<'sender' | 'sent' | 'subject' | 'other', string> = {
  sender: 'Von|From|Van|Fra|Från|Od|De|Da',
  sent: 'Gesendet|Datum|Sent|Date|Verzonden|Sendt|Dato|Skickat|Wysłano|Data|Odesláno|Envoyé|Inviato|Enviado|Fecha',
  subject: 'Betreff|Subject|Onderwerp|Emne|Ämne|Temat|Předmět|Objet|Oggetto|Asunto|Assunto',
  other: 'An|To|Aan|Til|Till|Do|Komu|À|A|Para|Kopie|Kopi|Kopia|Copie|Cc|Bcc|DW|Antwort an|Reply-To',
}
const lineNamed = (names: string) => new RegExp(`^\\s*\\*?(?:${names})\\s?:\\*?(?:\\s|$)`, 'i')
const SENDER = lineNamed(NAMES.sender)
const SENT = lineNamed(NAMES.sent)
const SUBJECT = lineNamed(NAMES.subject)
const ANY = lineNamed(Object.values(NAMES).join('|'))
const FEWEST_HEAD_LINES = 3

export const isHeadLine = (line: string) => ANY.test(line)

export const isHeadOfMail = (lines: string[]) =>
  lines.filter(isHeadLine).length >= FEWEST_HEAD_LINES &&
  lines.some((line) => SENDER.test(line)) &&
  lines.some((line) => SUBJECT.test(line)) &&
  lines.some((line) => line.includes('@') || (SENT.test(line) && TIME.test(line)))
