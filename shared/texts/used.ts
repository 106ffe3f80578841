import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  callToAction,
  features,
  headFields,
  heroFields,
  metaText,
  noLink,
  stockFields,
} from './blocks.ts'
import { line, markdown, paragraph, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', heroFields),
  stock: section('Aus dem Bestand', stockFields),
  advantages: section('Vorteile', {
    title: line('Überschrift'),
    lead: paragraph('Einleitung', 300),
    list: features('Vorteile'),
  }),
  advice: section('Hinweis auf den Ratgeber', { ...headFields, text: markdown('Text', 8) }),
  callToAction: callToAction(),
})
export type UsedText = z.output<typeof content>

export const used = pageText(paths.used, content, {
  meta: {
    title: 'Gebrauchte Gabelstapler kaufen, geprüft vom Händler | {firma}',
    description:
      'Gebrauchte Gabelstapler, in sechs Stationen geprüft und mit UVV-Prüfung übergeben. Der Zustandsbericht steht bei der Maschine, sonst bekommen Sie ihn auf Anfrage. Mit Ratgeber für den Kauf.',
  },
  hero: {
    title: 'Gebrauchte Gabelstapler',
    lead: 'Geprüft und mit UVV-Prüfung übergeben. Der Zustandsbericht steht bei der Maschine, sonst bekommen Sie ihn auf Anfrage.',
  },
  stock: {
    title: 'Gebrauchte Stapler im Angebot',
    lead: 'Gebraucht, generalüberholt oder als Vorführgerät, verfügbare Maschinen zuerst. Jede steht an dem Standort, der bei ihr genannt ist, und lässt sich dort nach Absprache ansehen.',
    all: 'Alle gebrauchten Stapler anzeigen',
    none: 'Zurzeit haben wir keine gebrauchte Maschine im Bestand. Sagen Sie uns, was Sie suchen: Wir melden uns, sobald etwas Passendes hereinkommt.',
  },
  advantages: {
    title: 'Gebraucht heißt nicht abgenutzt',
    lead: 'Ein Stapler mit 6.000 Betriebsstunden und sauberem Prüfbuch hat mehr Leben vor sich als einer mit 2.000, den niemand gewartet hat. Deshalb zählt bei uns der Befund, nicht der Lack.',
    list: [
      {
        icon: 'euro',
        title: 'Günstiger als neu',
        text: 'Den größten Wertverlust hat der erste Besitzer getragen. Was bleibt, ist die Technik: gleiche Tragkraft, gleicher Hub, kleinere Rechnung.',
        ...noLink,
      },
      {
        icon: 'clock',
        title: 'Schon gebaut',
        text: 'Neumaschinen haben oft Lieferzeit. Eine gebrauchte gibt es schon: Es fehlen nur Übergabeprüfung und Transport. Den Termin nennt Ihr Angebot.',
        ...noLink,
      },
      {
        icon: 'ruler',
        title: 'Alle Maße auf dem Tisch',
        text: 'Hubhöhe, Bauhöhe, Freihub und Gabellänge stehen bei der Maschine, soweit wir sie kennen. So sehen Sie vor der Anfrage, ob sie durch Ihr Tor passt.',
        link: '/gebrauchte-stapler#bestand',
        linkLabel: 'Zum Bestand',
      },
      {
        icon: 'handshake',
        title: 'Inzahlungnahme',
        text: 'Ihren alten Stapler nehmen wir mit, wenn wir den neuen bringen. Ein Foto vom Typenschild und der Stundenzähler genügen für ein Angebot.',
        link: paths.contactFor('inzahlungnahme'),
        linkLabel: 'Stapler anbieten',
      },
    ],
  },
  advice: {
    label: 'Ratgeber',
    title: 'Was vor dem Kauf zählt',
    text: 'Jede gebrauchte Maschine wird geprüft, und viele bekommen eine Zustandsklasse. Was dahintersteht, und welche Maße Sie selbst kennen sollten:\n\n- [Sechs Maße vor dem Kauf](/gebrauchtstapler-ratgeber#masse)\n- [Die Prüfung in sechs Stationen](/gebrauchtstapler-ratgeber#pruefung)\n- [Zustandsklassen A, B und C](/gebrauchtstapler-ratgeber#zustandsklassen)\n- [Was eine gebrauchte Batterie verrät](/gebrauchtstapler-ratgeber#batterie)\n- [Häufige Fragen zu Preis, UVV und Lieferung](/gebrauchtstapler-ratgeber#fragen)',
  },
  callToAction: {
    title: 'Sie suchen eine bestimmte Maschine?',
    text: 'Nennen Sie uns Tragkraft, Hubhöhe und Budget. Wir suchen im eigenen Bestand und im Händlernetz und melden uns in der Regel innerhalb von {antwortfrist}.',
    button: 'Anfrage stellen',
  },
})
