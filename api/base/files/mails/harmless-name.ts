import { LOCKED_ENDING } from '../../../../shared/inquiries/message.ts'

/** What a computer runs, or what acts in a browser, when somebody opens it. */
const PROGRAMS = new Set(
  'ade adp app appref-ms apk application bat cab chm cmd com command cpl deb dll dmg docm dotm exe gadget hta htm html img inf iso jar js jse lnk mht mhtml msc msi msix msp pif potm ppam ppsm pptm ps1 psm1 py rb reg rpm scf scr sh shtml sldm svg sys url vb vbe vbs vhd vhdx wsc wsf wsh xbap xhtml xlam xll xlsm xltm xsl'.split(
    ' ',
  ),
)
const ENDINGS: Record<string, string> = {
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/ms-tnef': 'dat',
}
/** What they are called beside their own ending. */
const SAME: Record<string, string[]> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  tif: ['tiff'],
  zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'],
  cfb: ['doc', 'xls', 'ppt', 'msg'],
  mp4: ['m4v', 'mov'],
  ics: ['ical'],
}
const LONGEST_STEM = 180
/** Windows takes a file of that name for a device. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A name under which a file does nothing by being opened: no path, no hidden file, the ending of what its bytes are,
 * and none of a program.
 * @param name as one line
 * @param declared the media type by which it was sent
 * @param found the ending of what its bytes are, if that is known
 */
export function harmlessName(name: string, declared: string, found: string | undefined): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[<>:"|?*%]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '') || 'Anhang'
  const [, stem = plain, written = ''] = /^(.*)\.([\w-]{1,12})$/.exec(plain) ?? []
  const ending = endingOf(written.toLowerCase(), found, ENDINGS[declared])
  const safe = stem.replace(DEVICE, '_$&').slice(0, LONGEST_STEM).toWellFormed().trim() || 'Anhang'
  const whole = ending ? `${safe}.${ending}` : safe
  return isProgram(ending) ? `${whole}${LOCKED_ENDING}` : whole
}

function endingOf(written: string, found: string | undefined, declared: string | undefined) {
  if (found === undefined) return written || declared || ''
  if (written === found || SAME[found]?.includes(written)) return written
  // A program stays one whatever its bytes begin with.
  if (isProgram(written)) return written
  return isProgram(found) || isSure(found) || !written
    ? written && isProgram(found)
      ? `${written}.${found}`
      : found
    : written
}

const isProgram = (ending: string) => PROGRAMS.has(ending.split('.').at(-1) ?? '')

const isSure = (ending: string) => /^(?:pdf|jpg|png|gif|webp|heic|mp4)$/.test(ending)
