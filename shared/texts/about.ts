import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  callToAction,
  features,
  headFields,
  heroFields,
  housePicture,
  metaText,
  noLink,
  noPicture,
} from './blocks.ts'
import {
  choice,
  entryLine,
  entryText,
  line,
  list,
  markdown,
  optionalLine,
  optionalParagraph,
  picture,
  section,
} from './fields.ts'
import { pageText } from './page-text.ts'

/** What is drawn of a person or department without a picture. */
const figures = {
  sales: 'Verkauf, mit Kopfhörer',
  workshop: 'Werkstatt, mit Latzhose',
  driver: 'Fahrer, mit Helm und Weste',
  office: 'Büro, mit Klemmbrett',
  none: 'nichts',
} as const
export type Figure = keyof typeof figures

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', heroFields),
  people: section('Menschen und Durchwahlen', {
    title: line('Überschrift'),
    lead: optionalParagraph('Einleitung', 300),
    list: list(
      'Ansprechpartner',
      {
        name: entryLine('Name oder Bereich', 50),
        work: entryText('Wofür', 200),
        phone: optionalLine('Durchwahl', 40),
        image: picture('Bild', 'Am besten quadratisch. Ohne Bild steht die Zeichnung da.'),
        drawing: choice('Zeichnung', figures),
      },
      { most: 12 },
    ),
  }),
  story: section('Vorstellung', { ...headFields, text: markdown('Text', 12) }),
  picture: housePicture(),
  figures: section('Kennzahlen', {
    title: line('Überschrift', 60, 'Nur für Vorleseprogramme.'),
    founded: line('Unter dem Gründungsjahr', 60),
  }),
  principles: section('Arbeitsweise', { ...headFields, list: features('Grundsätze') }),
  callToAction: callToAction(),
})
export type AboutText = z.output<typeof content>

/** From the range that is reserved for fiction, as all numbers of the demo dealer. */
const demoLines = (template: AboutText): AboutText => ({
  ...template,
  people: {
    ...template.people,
    list: template.people.list.map((one, index) => ({ ...one, phone: `040 66969-1${index + 2}0` })),
  },
})

const atMainNumber = { phone: '{telefon}', image: '' }

export const about = pageText(
  paths.about,
  content,
  {
    meta: {
      title: 'Über uns: Gabelstapler aus {ort}[ seit {seit}] | {firma}',
      description:
        '{firma} verkauft, vermietet und wartet[ seit {seit}] Gabelstapler für Industrie, Logistik und Bau. Werkstatt, Verkauf und Disposition unter einem Dach in {ort}.',
    },
    hero: {
      title: 'Über uns',
      lead: 'Staplerleute aus {ort}: Wir sorgen[ seit {seit}] dafür, dass in den Hallen unserer Kunden nichts stillsteht.',
    },
    people: {
      title: 'Wen Sie bei uns erreichen',
      lead: '',
      list: [
        {
          name: 'Verkauf und Beratung',
          work: 'Bedarfsaufnahme vor Ort, Auswahl der Maschine, Finanzierung, Inzahlungnahme',
          ...atMainNumber,
          drawing: 'sales',
        },
        {
          name: 'Werkstatt',
          work: 'Aufbereitung gebrauchter Maschinen, Reparatur, Batterietest, UVV-Prüfung nach FEM 4.004',
          ...atMainNumber,
          drawing: 'workshop',
        },
        {
          name: 'Außendienst',
          work: 'Wartung und Reparatur beim Kunden[, Notdienst rund um die Uhr unter {notdienst}]',
          ...atMainNumber,
          drawing: 'driver',
        },
        {
          name: 'Ersatzteile',
          work: 'Verschleißteile, Gabelzinken, Ketten, Reifen, Filter für alle gängigen Marken',
          ...atMainNumber,
          drawing: 'office',
        },
        {
          name: 'Mietpark und Disposition',
          work: 'Mietmaschinen ab einem Tag, Transport, Übergabe und Abholung',
          ...atMainNumber,
          drawing: 'sales',
        },
        {
          name: 'Schulung',
          work: 'Fahrerausbildung nach DGUV Grundsatz 308-001, jährliche Unterweisung',
          ...atMainNumber,
          drawing: 'driver',
        },
      ],
    },
    story: {
      label: '{ort}[, seit {seit}]',
      title: 'Ein Händler, der selbst schraubt',
      text: '{kurzname} verkauft, vermietet und wartet[ seit {seit}] Gabelstapler für Industrie, Logistik und Bau. Verkauf, Werkstatt, Ersatzteillager und Disposition sitzen in {ort} unter einem Dach. Das hat einen einfachen Grund: Wer die Maschine morgen reparieren muss, verkauft heute die richtige.\n\nWir sind an keinen Hersteller gebunden und empfehlen, was zu Ihrer Last, Ihrer Gangbreite und Ihrem Schichtmodell passt, neu, gebraucht oder zur Miete. Wenn Ihr alter Stapler mit einer neuen Kette noch fünf Jahre läuft, sagen wir Ihnen das auch.\n\nDafür arbeiten Fachleute: Servicetechniker für Hydraulik, Elektrik und Verbrenner, Sachkundige für die Prüfung nach FEM 4.004, Fahrer, Disponenten und Berater, die Hallen ausmessen, bevor sie Angebote schreiben. Wie wir prüfen, lesen Sie im [Kaufratgeber](/gebrauchtstapler-ratgeber#pruefung).',
    },
    picture: noPicture,
    figures: {
      title: '{kurzname} in Zahlen',
      founded: 'gegründet in {ort}',
    },
    principles: {
      label: 'Arbeitsweise',
      title: 'Woran Sie uns messen können',
      list: [
        {
          icon: 'ruler',
          title: 'Erst messen, dann anbieten',
          text: 'Tor, Gang, Regal, Last: Vier Maße entscheiden, ob eine Maschine passt. Fehlen sie, kommen wir vorbei, bevor Sie Geld ausgeben.',
          ...noLink,
        },
        {
          icon: 'shield',
          title: 'Befund statt Werbung',
          text: 'Der Zustandsbericht einer gebrauchten Maschine nennt, was gut ist und was nicht. Steht er nicht bei ihr, bekommen Sie ihn auf Anfrage.',
          ...noLink,
        },
        {
          icon: 'wrench',
          title: 'Werkstatt im Haus',
          text: 'Was wir verkaufen, können wir reparieren. Die gängigen Ersatzteile liegen in {ort}, alle anderen bestellen wir.',
          ...noLink,
        },
        {
          icon: 'clock',
          title: 'Schnelle Antwort',
          text: 'Wir melden uns in der Regel innerhalb von {antwortfrist}. [Steht eine Maschine, hilft der Notdienst rund um die Uhr: {notdienst}.]',
          ...noLink,
        },
        {
          icon: 'handshake',
          title: 'Ein Ansprechpartner',
          text: 'Wer Sie beim Kauf berät, bleibt auch danach Ihre Nummer: für Prüfungstermine, Ersatzteile und die nächste Maschine.',
          ...noLink,
        },
        {
          icon: 'euro',
          title: 'Offene Rechnung',
          text: 'Kauf, Miete und Mietkauf rechnen wir nebeneinander vor, samt Wartung, Energie und Restwert. Dann entscheiden Sie.',
          ...noLink,
        },
      ],
    },
    callToAction: {
      title: 'Lernen Sie uns auf dem Hof kennen',
      text: 'Kommen Sie vorbei und sehen Sie in die Werkstatt. Für eine Probefahrt sagen wir Ihnen, wo die Maschine steht. Oder wir kommen zu Ihnen und messen nach.',
      button: 'Kontakt aufnehmen',
    },
  },
  demoLines,
)
