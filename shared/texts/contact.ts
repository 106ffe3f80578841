import { z } from 'zod'
import type { Concern } from '../addresses/parameters.ts'
import { paths } from '../addresses/paths.ts'
import {
  headFields,
  heroFields,
  housePicture,
  inquiryFields,
  metaText,
  noPicture,
  steps,
} from './blocks.ts'
import { line, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', heroFields),
  inquiry: section('Anfrage', inquiryFields),
  nextSteps: section('Nach dem Absenden', { ...headFields, list: steps('Schritte', 6) }),
  serviceSteps: section('Nach dem Absenden: Service', {
    ...headFields,
    list: steps('Schritte', 6),
  }),
  saleSteps: section('Nach dem Absenden: Ankauf und Inzahlungnahme', {
    ...headFields,
    list: steps('Schritte', 6),
  }),
  directions: section('Anfahrt', {
    ...headFields,
    list: steps('Wege', 6),
    map: line('Link zur Karte', 50, 'Öffnet OpenStreetMap mit Ihrer Anschrift als Ziel.'),
  }),
  way: housePicture(
    'Bild der Anfahrt',
    'Eine Skizze des Wegs oder ein Foto der Einfahrt, am besten im Format 4:3. Ohne Bild steht die Beschreibung allein.',
  ),
})
export type ContactText = z.output<typeof content>

export const contact = pageText(paths.contact, content, {
  meta: {
    title: 'Kontakt und Anfrage | {firma}, {ort}',
    description:
      'Anfrage, Rückruf oder Besuch: So erreichen Sie {firma} in {ort}. Antwort in der Regel innerhalb von {antwortfrist}[, Notdienst rund um die Uhr unter {notdienst}].',
  },
  hero: {
    title: 'Kontakt',
    lead: 'Schreiben, anrufen oder vorbeikommen. Wir antworten in der Regel innerhalb von {antwortfrist}, unverbindlich und mit einem konkreten Vorschlag.',
  },
  inquiry: {
    title: 'Ihre Anfrage',
    lead: 'Je genauer Sie Last, Hubhöhe und Einsatz beschreiben, desto besser passt unser Vorschlag.',
    emergencyHint: 'Wenn eine Maschine steht, auch nachts und am Wochenende',
  },
  nextSteps: {
    label: 'Nach dem Absenden',
    title: 'So geht es mit Ihrer Anfrage weiter',
    list: [
      {
        title: 'Sofort',
        text: 'Sie sehen Ihre Vorgangsnummer. Mit ihr findet jeder bei uns Ihre Anfrage, auch am Telefon.',
      },
      {
        title: 'In der Regel innerhalb von {antwortfrist}',
        text: 'Ein Fachberater meldet sich mit Rückfragen oder einem Angebot: Maschine, Preis, Lieferzeit, Transport.',
      },
      {
        title: 'Wenn Maße fehlen',
        text: 'Wir kommen vorbei und messen Tor, Gang und Regal. Das kostet Sie nichts und verpflichtet zu nichts.',
      },
      {
        title: 'Vor der Entscheidung',
        text: 'Sie fahren die Maschine Probe oder bekommen ein Video, bei einer gebrauchten auch den Zustandsbericht.',
      },
    ],
  },
  serviceSteps: {
    label: 'Nach dem Absenden',
    title: 'So geht es mit Ihrer Serviceanfrage weiter',
    list: [
      {
        title: 'Sofort',
        text: 'Sie sehen Ihre Vorgangsnummer. Mit ihr findet jeder bei uns Ihren Fall, auch am Telefon.',
      },
      {
        title: 'In der Regel innerhalb von {antwortfrist}',
        text: 'Unser Service meldet sich, fragt nach, was noch fehlt, und sagt Ihnen, ob wir zu Ihnen kommen oder die Maschine in die Werkstatt muss.',
      },
      {
        title: 'Der Termin',
        text: 'Wir vereinbaren mit Ihnen, wann ein Monteur kommt, und bringen mit, was für Ihre Maschine nötig ist.',
      },
      {
        title: 'Die Arbeit',
        text: 'Wir prüfen und nennen Ihnen die Kosten, bevor wir reparieren. Danach bekommen Sie einen Bericht über alles, was gemacht wurde.',
      },
    ],
  },
  saleSteps: {
    label: 'Nach dem Absenden',
    title: 'So geht es mit Ihrem Stapler weiter',
    list: [
      {
        title: 'Sofort',
        text: 'Sie sehen Ihre Vorgangsnummer. Mit ihr findet jeder bei uns Ihren Fall, auch am Telefon.',
      },
      {
        title: 'In der Regel innerhalb von {antwortfrist}',
        text: 'Wir bewerten Ihren Stapler nach Ihren Angaben und Fotos und fragen nach, was noch fehlt.',
      },
      {
        title: 'Das Angebot',
        text: 'Sie bekommen von uns einen Preis für Ihren Stapler. Wenn nötig, sehen wir ihn uns vorher bei Ihnen an.',
      },
      {
        title: 'Die Abholung',
        text: 'Passt Ihnen der Preis, vereinbaren wir einen Termin und holen den Stapler bei Ihnen ab.',
      },
    ],
  },
  directions: {
    label: 'Anfahrt',
    title: '{strasse}, {plz} {ort}',
    list: [
      {
        title: 'Mit Pkw und Tieflader',
        text: 'Auf unserem Hof ist Platz zum Wenden und Laden. Kommen Sie mit einem Sattelzug, melden Sie sich bitte vorher an, dann halten wir die Rampe frei.',
      },
      {
        title: 'Mit Bahn und Bus',
        text: 'Sagen Sie uns, wann Sie ankommen. Wir holen Sie gern an der nächsten Haltestelle ab.',
      },
      {
        title: 'Auf dem Hof',
        text: 'Bitte melden Sie sich am Tor an und tragen Sie feste Schuhe. Für eine Probefahrt genügt Ihr Fahrausweis für Flurförderzeuge. Nennen Sie uns die Maschine vorher: Nicht jede steht in {ort}, andere zeigen wir Ihnen nach Absprache an ihrem Standort.',
      },
    ],
    map: 'Route planen',
  },
  way: noPicture,
})

/** What happens after an inquiry was sent: a broken machine gets no test drive, one for sale no offer of another. */
export function nextStepsOf(text: ContactText, concern: Concern | null): ContactText['nextSteps'] {
  if (concern === 'service') return text.serviceSteps
  if (concern === 'ankauf' || concern === 'inzahlungnahme') return text.saleSteps
  return text.nextSteps
}
