import { LOCKED_ENDING } from '../../../../shared/mail/mail.ts'

/** What a double click only shows. Whatever else there is may run, and what may run changes with each program. */
const HARMLESS = new Set(
  [
    'pdf txt csv log md xml json eml msg ics ical vcf dat p7s asc',
    'jpg jpeg jpe jfif png gif webp heic heif avif bmp tif tiff',
    'mp4 m4v mov webm avi 3gp mp3 m4a ogg opus wav',
    'doc docx xls xlsx ppt pptx odt ods odp rtf pages numbers key',
    'zip 7z rar gz tar dwg dxf step stp',
  ].flatMap((some) => some.split(' ')),
)
const ENDINGS: Record<string, string> = {
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/ms-tnef': 'dat',
}
const SAME: Record<string, string[]> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  tif: ['tiff'],
  zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'],
  cfb: ['doc', 'xls', 'ppt', 'msg'],
  mp4: ['m4v', 'mov'],
  ics: ['ical'],
}
const LONGEST_STORED = 200
/** Windows takes a file of that name for a device, whatever ending it has. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$|clock\$)(?=\s*(?:\.|$))/i

/** A name that does nothing when opened: no path, no hidden file, and only an ending known to be harmless. */
export function harmlessName(
  name: string,
  declaredType: string,
  endingOfBytes: string | undefined,
): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[<>:"|?*%]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '') || 'Anhang'
  const [, stem = plain, ending = ''] = /^(.+)\.([^.\s]+)$/.exec(plain) ?? []
  const written = ending.toLowerCase()
  const endings = endingsOf(written, endingOfBytes, ENDINGS[declaredType])
  const isHarmless = HARMLESS.has(endings.at(-1) ?? '')
  const locked = endings.length === 0 || isHarmless ? '' : LOCKED_ENDING
  const dotted = endings.map((one) => `.${one}`).join('')
  const end = dotted.slice(0, LONGEST_STORED / 2) + locked
  const safe = stem
    .replace(DEVICE, '_$&')
    .slice(0, LONGEST_STORED - end.length)
    .toWellFormed()
    .trim()
  return `${safe || 'Anhang'}${end}`
}

function endingsOf(
  written: string,
  found: string | undefined,
  declared: string | undefined,
): string[] {
  if (written === '') return [found ?? declared ?? []].flat()
  if (found === undefined || written === found || SAME[found]?.includes(written)) return [written]
  if (!HARMLESS.has(written)) {
    // „Stapler 2.5t“ has no ending; a program stays one whatever its bytes begin with.
    return /^\d/.test(written) && HARMLESS.has(found) ? [written, found] : [written]
  }
  if (!HARMLESS.has(found)) return [written, found]
  return [isSure(found) ? found : written]
}

const isSure = (ending: string) => /^(?:pdf|jpg|png|gif|webp|heic|mp4)$/.test(ending)
