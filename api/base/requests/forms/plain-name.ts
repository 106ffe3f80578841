import { asLine } from '../../../../shared/writing/text-rules.ts'

export const withEnding = (name: string, ending: string) =>
  `${name.replace(/\.[a-z]\w{0,4}$/i, '') || 'Datei'}.${ending}`

/** The last part of a path, which some browsers send as a file's name, as one line. */
export const plainName = (name: string, most: number) =>
  asLine(name.split(/[/\\]/).at(-1) ?? '')
    .slice(-most)
    .toWellFormed() || 'Datei'
