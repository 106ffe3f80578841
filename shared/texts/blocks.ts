import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import { concerns, concernsWithoutMachine } from '../inquiries/contact-words.ts'
import {
  choice,
  entryLine,
  entryText,
  line,
  lines,
  list,
  markdown,
  optionalLine,
  optionalParagraph,
  paragraph,
  picture,
  section,
} from './fields.ts'

/** How long the description of a page may be for search results, with its placeholders filled. */
export const DESCRIPTION = { min: 50, max: 300 }

/** What search engines and the browser's tab show. */
export const metaText = () =>
  section('Suchmaschinen und Browser', {
    title: line('Titel des Fensters', 120),
    description: paragraph(
      'Beschreibung in Suchergebnissen',
      DESCRIPTION.max,
      `${DESCRIPTION.min} bis ${DESCRIPTION.max} Zeichen`,
    ),
  })

/** The fields above the content of a section. */
export const headFields = {
  label: line('Zeile über der Überschrift', 40),
  title: line('Überschrift'),
}

export const headFieldsWithLead = { ...headFields, lead: paragraph('Einleitung', 300) }

/** The top of a page below the home page. */
export const heroFields = { title: line('Überschrift', 60), lead: paragraph('Einleitung', 300) }

/** A picture of hall, yard or team, or of the way there. Without one nothing of it is shown. */
export const housePicture = (
  title = 'Bild aus Halle oder Team',
  help = 'Am besten im Querformat.',
) =>
  section(title, {
    image: picture('Bild', help),
    alt: optionalLine('Was auf dem Bild zu sehen ist', 200, 'Für alle, die es nicht sehen.'),
    caption: optionalLine('Bildunterschrift', 200),
  })
export type PictureText = z.output<ReturnType<typeof housePicture>>

export const noPicture: PictureText = { image: '', alt: '', caption: '' }

/** The dark band at the end of a page. */
export const callToAction = (title = 'Aufruf am Ende') =>
  section(title, {
    title: line('Überschrift'),
    text: paragraph('Text', 300),
    button: line('Knopf zur Anfrage', 40),
  })

export const questions = () =>
  section('Häufige Fragen', {
    ...headFields,
    list: list(
      'Fragen',
      {
        question: entryLine('Frage', 120),
        answer: lines('Antwort', { most: 4, max: 600 }),
      },
      { most: 12 },
    ),
  })

export const steps = (title: string, most: number) =>
  list(
    title,
    { title: entryLine('Überschrift', 50), text: entryText('Text', 300) },
    { least: 2, most },
  )

const iconLabels = {
  wrench: 'Schraubenschlüssel',
  truck: 'Lastwagen',
  euro: 'Euro',
  shield: 'Schild',
  ruler: 'Maßstab',
  clock: 'Uhr',
  handshake: 'Handschlag',
  zoom: 'Lupe',
  star: 'Stern',
  check: 'Häkchen',
  phone: 'Telefon',
  calendar: 'Kalender',
} as const

export const NO_LINK = 'none'
export const noLink = { link: NO_LINK, linkLabel: '' }

/** Where a link in a text can lead. */
const linkLabels = {
  [NO_LINK]: 'kein Link',
  [paths.catalogue]: 'Alle Gabelstapler',
  [paths.adviser]: 'Staplerberater',
  [paths.used]: 'Gebrauchte Stapler',
  [`${paths.used}#bestand`]: 'Gebrauchte Stapler: Bestand',
  [paths.usedGuide]: 'Kaufratgeber',
  [paths.grades]: 'Kaufratgeber: Zustandsklassen',
  [paths.rental]: 'Stapler mieten',
  [paths.service]: 'Service',
  [`${paths.service}#uvv`]: 'Service: UVV-Prüfung',
  [`${paths.service}#intervalle`]: 'Service: Intervalle',
  [paths.about]: 'Über uns',
  [paths.contact]: 'Kontakt',
  ...Object.fromEntries(
    concernsWithoutMachine.map((concern) => [
      paths.contactFor(concern),
      `Kontakt: ${concerns[concern].title}`,
    ]),
  ),
}

/** Texts with an icon, and a link below each if it leads somewhere. */
export const features = (title: string) =>
  list(
    title,
    {
      icon: choice('Symbol', iconLabels),
      title: entryLine('Überschrift', 50),
      text: entryText('Text', 300),
      link: choice('Link', linkLabels),
      linkLabel: optionalLine('Text des Links', 40),
    },
    { least: 2, most: 9 },
  )

/** The machines in stock, and what to say while there are none. */
export const stockFields = {
  title: line('Überschrift'),
  lead: paragraph('Einleitung', 300),
  all: line('Link zu allen', 50),
  none: paragraph('Text, solange keine im Bestand sind', 300),
}

/** The form for inquiries with the ways to reach the dealer. */
export const inquiryFields = {
  title: line('Überschrift'),
  lead: paragraph('Einleitung', 300),
  emergencyHint: line('Unter der Notdienstnummer', 100),
}

const MOST_ROWS = 12
const heading = (title: string) => line(title, 40)
const cell = (title: string) => entryText(title, 160)

/** A table whose columns have names in code, and headings and rows of the dealer's. */
export const tableFields = <Name extends string>(columns: Record<Name, string>) => ({
  columns: section('Überschriften der Spalten', each(columns, heading)),
  rows: list('Zeilen', each(columns, cell), { most: MOST_ROWS }),
})

/** As `tableFields`, with a first column that names the rows and has no heading. */
export const comparisonFields = <Name extends string>(columns: Record<Name, string>) => ({
  columns: section('Überschriften der Spalten', each(columns, heading)),
  rows: list('Zeilen', { name: cell('Zeile'), ...each(columns, cell) }, { most: MOST_ROWS }),
})

function each<Name extends string, Field>(
  columns: Record<Name, string>,
  fieldOf: (title: string) => Field,
) {
  const fields = Object.entries<string>(columns).map(([name, title]) => [name, fieldOf(title)])
  return Object.fromEntries(fields) as Record<Name, Field>
}

/** A page of prose; its heading is the only one of the first level. */
export const legalText = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', {
    title: line('Überschrift', 60),
    lead: optionalParagraph('Einleitung', 300),
  }),
  body: section('Inhalt', { text: markdown('Text', 40) }),
})
