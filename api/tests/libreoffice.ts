import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { findInstalled } from './installed.ts'

export const LIBREOFFICE = findInstalled('soffice')

export type Country = 'de' | 'en'
export type CalcFormat = 'xlsx' | 'ods' | 'csv'

const run = promisify(execFile)

const locales = { de: 'de-DE', en: 'en-US' }
/** The separator, a quotation mark, UTF-8, from the first line on, and the language of numbers as Calc names it. */
const csvOptions = (separator: string, language: number) =>
  `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,${language}`
/** What is chosen for a German list when it is opened. */
const GERMAN_CSV = csvOptions(';', 1031)
const savedCsv = { de: GERMAN_CSV, en: csvOptions(',', 1033) }

/**
 * Opens a table with the LibreOffice Calc of a country, and saves it in another format.
 * @param name of the file, whose end says its format
 */
export async function savedByCalc(
  content: Uint8Array,
  name: string,
  format: CalcFormat,
  country: Country,
): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-calc-'))
  try {
    await writeLocale(join(folder, 'profile/user'), locales[country])
    const path = join(folder, name)
    await writeFile(path, content)
    await run(String(LIBREOFFICE), [
      '--headless',
      '--norestore',
      `-env:UserInstallation=file://${folder}/profile`,
      ...(extname(name) === '.csv' ? [`--infilter=${GERMAN_CSV}`] : []),
      '--convert-to',
      format === 'csv' ? `csv:${savedCsv[country]}` : format,
      '--outdir',
      join(folder, 'saved'),
      path,
    ])
    return await readFile(join(folder, 'saved', `${basename(name, extname(name))}.${format}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How the program writes numbers and days, without regard to the machine's own language. */
async function writeLocale(folder: string, locale: string) {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item></oor:items>`,
  )
}
