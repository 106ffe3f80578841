import { hash } from 'node:crypto'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { receiveForm } from '../../base/requests/forms/receive-form.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { harmlessSvg } from './harmless-svg.ts'

/** The settings' screen names this size. */
const LOGO_BYTES = 500 * 1024
export const LOGO_REFUSED = 'Das Logo muss eine SVG-, PNG- oder JPG-Datei sein'
export const LOGO_TOO_DEMANDING =
  'Das Logo ist zu aufwendig und kann nicht verarbeitet werden. Bitte vereinfachen Sie es.'
export const LETTERS_REFUSED =
  'Das Logo enthält Schrift, die nicht überall gleich aussieht. Bitte wandeln Sie sie im Zeichenprogramm in Pfade um.'

/** The first bytes of every PNG file. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** What the process leaves in its folder beside the logo. */
export const FACTS_FILE = 'logo.json'
const logoFacts = z.object({
  file: z.enum(['logo.svg', 'logo.png']),
  width: z.number(),
  height: z.number(),
})
export type LogoFacts = z.infer<typeof logoFacts>

/** What the database keeps of a logo beside its bytes. The version is a hash of them. */
export const storedLogo = logoFacts.extend({ version: z.string() })
export type StoredLogo = z.infer<typeof storedLogo>

/** The logo as pages show it. */
export const logoOf = (logo: StoredLogo | null) =>
  logo && { src: logoPath(logo), width: logo.width, height: logo.height }

export const logoPath = ({ version, file }: StoredLogo) =>
  `/logo/${version}.${file === 'logo.svg' ? 'svg' : 'png'}`

/** Whether a logo that was kept, in Base64, is still what `receiveLogo` lets in. */
export function isHarmlessLogo({ file }: StoredLogo, base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64')
  if (file === 'logo.png') return bytes.subarray(0, PNG.length).equals(PNG)
  const drawing = bytes.toString('utf8')
  return harmlessSvg(drawing) === drawing
}

/** A logo as it is stored: without anything that could run or load something, and of a bounded size. */
export interface PreparedLogo {
  logo: StoredLogo
  bytes: Buffer
}

const logoProcess = new WorkerProcess<{ source: string; folder: string }>(
  new URL('./logo-process.ts', import.meta.url),
  // Whoever opens a paper waits for it each time.
  { deathRefusal: LOGO_TOO_DEMANDING, processorMs: 5_000 },
)

/**
 * Reads the form of a logo.
 * @throws {ApiError} 415 for anything but a form, 413, 400 for anything but SVG, PNG and JPEG, and for letters, whose
 *   font a server may not have
 */
export async function receiveLogo(request: Request): Promise<PreparedLogo> {
  await using disposable = await mkdtempDisposable(join(tmpdir(), 'gabelstapler-logo-'))
  const folder = disposable.path
  const { files } = await receiveForm(request, {
    folder,
    field: 'logo',
    fileBytes: LOGO_BYTES,
    refusal: 'Das Logo muss als multipart/form-data gesendet werden',
  })
  const [upload] = files
  if (!upload) throw invalid({ logo: ['Es wurde keine Datei gesendet'] })
  if (upload.isTooLarge) throw new ApiError(413, 'Das Logo darf höchstens 500 KB groß sein')
  const refused = await logoProcess.run({ source: upload.path, folder })
  if (refused) throw new ApiError(400, refused, { details: { logo: [refused] } })
  const facts = logoFacts.parse(JSON.parse(await readFile(join(folder, FACTS_FILE), 'utf8')))
  const bytes = await readFile(join(folder, facts.file))
  return { logo: { ...facts, version: hash('sha256', bytes).slice(0, 16) }, bytes }
}
