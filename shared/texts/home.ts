import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  callToAction,
  features,
  headFields,
  headFieldsWithLead,
  housePicture,
  metaText,
  noPicture,
} from './blocks.ts'
import { entryLine, entryText, line, list, paragraph, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', {
    label: line('Zeile über der Überschrift', 60),
    title: line('Überschrift', 80, 'Ein *Wort* zwischen Sternchen bekommt die Maßlinie.'),
    lead: paragraph('Einleitung', 300),
    find: line('Knopf zum Bestand', 30),
    finder: line('Überschrift der Schnellsuche', 60),
    figures: line('Überschrift der Kennzahlen', 60, 'Nur für Vorleseprogramme.'),
  }),
  categories: section('Sortiment', headFieldsWithLead),
  featured: section('Empfehlungen', {
    ...headFields,
    lead: paragraph('Einleitung, wenn alle verfügbar sind', 300),
    leadWithReserved: paragraph('Einleitung, wenn nicht alle verfügbar sind', 300),
    all: line('Link zum Bestand', 50),
  }),
  services: section('Leistungen', { ...headFieldsWithLead, list: features('Leistungen') }),
  makers: section('Hersteller', { title: line('Überschrift', 40) }),
  reasons: section('Gute Gründe', {
    ...headFieldsWithLead,
    link: line('Link zu „Über uns“', 40),
    list: list(
      'Gründe',
      {
        figure: entryLine('Hervorgehoben', 8),
        title: entryLine('Überschrift', 30),
        text: entryText('Text', 200),
      },
      { least: 2, most: 6 },
    ),
  }),
  picture: housePicture(),
  callToAction: callToAction(),
})

export type HomeText = z.output<typeof content>

export const home = pageText(paths.home, content, {
  meta: {
    title: 'Gabelstapler kaufen und mieten in {ort} | {firma}',
    description:
      'Neue und gebrauchte Gabelstapler vom Händler in {ort}: Diesel-, Elektro-, Kompakt- und Schubmaststapler mit geprüfter Technik, Service und Finanzierung für Unternehmen.',
  },
  hero: {
    label: '{ort}[, seit {seit}]',
    title: 'Gabelstapler, die auf den *Millimeter* passen',
    lead: 'Neu, gebraucht oder zur Miete: Wir finden die Maschine für Ihre Last, Ihre Gangbreite und Ihr Budget. Geprüft, geliefert und gewartet von Ihrem Händler in {ort}.',
    find: 'Gabelstapler finden',
    finder: 'Was muss die Maschine können?',
    figures: '{kurzname} in Zahlen',
  },
  categories: {
    label: 'Sortiment',
    title: 'Für jede Last die richtige Bauart',
    lead: 'Hof oder Halle, Container oder Hochregal: Wählen Sie die Bauart, wir stellen die passende Maschine bereit.',
  },
  featured: {
    label: 'Empfehlungen',
    title: 'Empfohlene Gabelstapler',
    lead: 'Maschinen aus unserem Bestand, die wir besonders empfehlen, alle sofort verfügbar.',
    leadWithReserved: 'Maschinen aus unserem Bestand, die wir besonders empfehlen.',
    all: 'Alle Gabelstapler anzeigen',
  },
  services: {
    label: 'Leistungen',
    title: 'Vom ersten Maß bis zur letzten Wartung',
    lead: 'Ein Ansprechpartner für Kauf, Transport, Finanzierung und Werkstatt. So bleibt Ihr Materialfluss in Bewegung.',
    list: [
      {
        icon: 'wrench',
        title: 'Service und Wartung',
        text: 'Inspektion, UVV-Prüfung und Reparatur in unserer Werkstatt oder bei Ihnen vor Ort. [Steht eine Maschine, hilft unser Notdienst rund um die Uhr (24/7): {notdienst}.]',
        link: paths.service,
        linkLabel: 'Zum Service',
      },
      {
        icon: 'truck',
        title: 'Lieferung und Inbetriebnahme',
        text: 'Auf Anfrage bringen wir die Maschine auf Ihren Hof, stellen sie ein und weisen Ihre Fahrer ein. Auf Wunsch nehmen wir den alten Stapler gleich mit.',
        link: paths.contactFor('lieferung'),
        linkLabel: 'Lieferung anfragen',
      },
      {
        icon: 'euro',
        title: 'Finanzierung',
        text: 'Kauf oder Mietkauf[, auch Leasing über {leasing}], mit festen Monatsraten. Sie schonen Ihre Liquidität, wir rechnen Ihnen die Varianten offen vor.',
        link: paths.contactFor('finanzierung'),
        linkLabel: 'Finanzierung anfragen',
      },
      {
        icon: 'shield',
        title: 'Garantie und Versicherung',
        text: 'Auf gebrauchte Maschinen geben wir Garantie: {garantie}. Auf Wunsch versichern wir sie gegen Maschinenbruch.',
        link: paths.used,
        linkLabel: 'Gebrauchte Stapler',
      },
    ],
  },
  makers: { title: 'Hersteller im Bestand' },
  reasons: {
    label: 'Warum wir',
    title: 'Gute Gründe für {kurzname}',
    lead: 'Wir verkaufen keine Datenblätter, sondern Maschinen, die am Montagmorgen anspringen. Deshalb messen wir auf Wunsch erst bei Ihnen nach, bevor wir ein Angebot schreiben.',
    link: 'Über uns',
    list: [
      {
        figure: 'UVV',
        title: 'geprüft übergeben',
        text: 'Gebrauchte Maschinen prüfen wir und übergeben sie mit UVV-Prüfung. Der Zustandsbericht steht bei der Maschine, sonst bekommen Sie ihn auf Anfrage.',
      },
      {
        figure: '{antwortzeit} h',
        title: 'bis zur Antwort [{antworttage}]',
        text: 'Wir melden uns in der Regel innerhalb von {antwortfrist} mit einem konkreten Vorschlag.',
      },
      {
        figure: '24/7',
        title: 'Notdienst',
        text: '[Ein stehender Stapler hält die Rampe auf. Unser Notdienst ist rund um die Uhr erreichbar: {notdienst}.]',
      },
      {
        figure: '1 Haus',
        title: 'für alles',
        text: 'Verkauf, Werkstatt und Disposition unter einem Dach in {ort}.',
      },
    ],
  },
  picture: noPicture,
  callToAction: {
    title: 'Sagen Sie uns, was Sie heben müssen',
    text: 'Tragkraft, Hubhöhe, Gangbreite: Mit drei Angaben schlagen wir Ihnen passende Maschinen vor, unverbindlich und in der Regel innerhalb von {antwortfrist}.',
    button: 'Anfrage stellen',
  },
})
