import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  features,
  headFields,
  headFieldsWithLead,
  heroFields,
  metaText,
  noLink,
  questions,
  tableFields,
} from './blocks.ts'
import { line, lines, markdown, optionalParagraph, paragraph, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', {
    ...heroFields,
    emergency: line('Vor der Notdienstnummer', 20),
  }),
  offers: section('Leistungen', { ...headFieldsWithLead, list: features('Leistungen') }),
  emergency: section('Notdienst (nur mit Notdienstnummer)', {
    title: line('Überschrift'),
    lead: paragraph('Einleitung', 300),
    listTitle: line('Überschrift der Liste', 60),
    list: lines('Liste', { most: 8 }),
    warning: optionalParagraph('Hinweis unter der Liste', 200),
  }),
  inspection: section('UVV-Prüfung', { ...headFields, text: markdown('Text', 12) }),
  intervals: section('Intervalle', {
    ...headFields,
    ...tableFields({ work: 'Spalte 1', when: 'Spalte 2', who: 'Spalte 3' }),
    note: optionalParagraph('Anmerkung', 300),
  }),
  inquiry: section('Anfrage', { title: line('Überschrift'), lead: paragraph('Einleitung', 300) }),
  questions: questions(),
})
export type ServiceText = z.output<typeof content>

export const service = pageText(paths.service, content, {
  meta: {
    title: 'Gabelstapler-Service und UVV-Prüfung in {ort} | {firma}',
    description:
      'Wartung, UVV-Prüfung nach FEM 4.004, Reparatur, Ersatzteile, Batterieservice und Fahrerschulung für Gabelstapler aller gängigen Marken, in der Werkstatt und vor Ort. [Notdienst rund um die Uhr: {notdienst}.]',
  },
  hero: {
    title: 'Service für Gabelstapler',
    lead: 'Wartung, Prüfung und Reparatur für alle gängigen Marken, in unserer Werkstatt oder bei Ihnen vor Ort. [Im Notfall rund um die Uhr: {notdienst}.]',
    emergency: 'Notdienst',
  },
  offers: {
    label: 'Leistungen',
    title: 'Alles, was Stapler am Laufen hält',
    lead: 'Für alle gängigen Marken, ob bei uns gekauft oder nicht. In der Werkstatt in {ort} oder mit dem Servicewagen auf Ihrem Hof.',
    list: [
      {
        icon: 'wrench',
        title: 'Wartung',
        text: 'Nach Herstellerplan und Betriebsstunden, bei Ihnen vor Ort. Mit Wartungsvertrag zum festen Preis: Wir melden uns, bevor der Termin fällig ist.',
        link: '/service#intervalle',
        linkLabel: 'Intervalle ansehen',
      },
      {
        icon: 'shield',
        title: 'UVV-Prüfung',
        text: 'Wiederkehrende Prüfung nach FEM 4.004 und DGUV Vorschrift 68 durch unsere Sachkundigen, für Stapler, Hubwagen und Anbaugeräte aller gängigen Marken.',
        link: '/service#uvv',
        linkLabel: 'Zur Prüfpflicht',
      },
      {
        icon: 'truck',
        title: 'Reparatur',
        text: 'Hydraulik, Hubgerüst, Elektrik, Motor und Getriebe. Was vor Ort nicht geht, holen wir in die Werkstatt und bieten solange ein Ersatzgerät aus dem Mietpark an.',
        ...noLink,
      },
      {
        icon: 'ruler',
        title: 'Ersatzteile',
        text: 'Gabelzinken, Ketten, Reifen, Filter, Steuerungen. Original oder gleichwertig, mit der Fabriknummer sicher bestimmt. Die Lieferzeit nennen wir vor der Bestellung.',
        ...noLink,
      },
      {
        icon: 'zoom',
        title: 'Batterieservice',
        text: 'Kapazitätstest, Säurestand und Säuredichte, Zellentausch, Aquamatik, Ladegeräte. Sie erfahren, wie lange die Batterie noch trägt, bevor sie ausfällt.',
        ...noLink,
      },
      {
        icon: 'handshake',
        title: 'Fahrerschulung',
        text: 'Ausbildung nach DGUV Grundsatz 308-001 mit Theorie, Praxis und Prüfung, dazu die jährliche Unterweisung. Bei uns oder auf Ihren Maschinen.',
        ...noLink,
      },
    ],
  },
  emergency: {
    title: 'Der Stapler steht? Rufen Sie an.',
    lead: 'An jedem Tag, zu jeder Stunde. Am Telefon meldet sich ein Techniker, kein Band. Vieles lässt sich sofort klären, für den Rest fahren wir los.',
    listTitle: 'Das sollten Sie bereithalten',
    list: [
      'Hersteller, Modell und Fabriknummer (Typenschild)',
      'Fehlercode im Display, Stand des Stundenzählers',
      'Was die Maschine zuletzt getan hat',
      'Ob noch eine Last auf der Gabel ist',
      'Standort, Zufahrt und Ansprechpartner vor Ort',
    ],
    warning: 'Bis wir da sind: Schlüssel ziehen, Bereich absperren, nicht unter die Gabel treten.',
  },
  inspection: {
    label: 'UVV-Prüfung',
    title: 'Mindestens einmal im Jahr Pflicht',
    text: 'Flurförderzeuge und ihre Anbaugeräte müssen nach § 37 DGUV Vorschrift 68 mindestens jährlich durch einen Sachkundigen geprüft werden, nach § 14 der Betriebssicherheitsverordnung so oft, wie es Ihre Gefährdungsbeurteilung verlangt. Bei Mehrschichtbetrieb, Staub, Salz oder Kälte sind kürzere Fristen üblich. Verantwortlich ist der Betreiber, auch bei gemieteten Maschinen.\n\nWir prüfen nach der Richtlinie FEM 4.004, unter anderem:\n\n- Gabelzinken auf Risse, Verformung und Abnutzung (höchstens 10 % im Gabelknick)\n- Hubketten auf Längung (höchstens 3 %), Bolzen, Rollen und Befestigung\n- Betriebs- und Feststellbremse, Lenkung, Räder und Reifen\n- Hydraulik auf Dichtheit, Senkgeschwindigkeit und Druckbegrenzung\n- Fahrerschutzdach, Sitz, Rückhaltesystem, Warneinrichtungen, Traglastschild\n- Batterie, Kabel und Steckverbindung oder Gasanlage und Abgas\n\nSie erhalten Prüfprotokoll, Plakette und eine Mängelliste nach Dringlichkeit. Kleinigkeiten beheben wir im selben Termin, wenn Sie es freigeben. Die Nachprüfung stimmen wir mit Ihren Schichten ab.',
  },
  intervals: {
    label: 'Intervalle',
    title: 'Was wann fällig ist',
    columns: {
      work: 'Arbeit',
      when: 'Wann',
      who: 'Wer',
    },
    rows: [
      {
        work: 'Sicht- und Funktionsprüfung',
        when: 'vor jeder Schicht',
        who: 'Fahrer',
      },
      {
        work: 'Wasserstand der Blei-Säure-Batterie',
        when: 'wöchentlich',
        who: 'Beauftragte Person im Betrieb',
      },
      {
        work: 'Kleine Inspektion',
        when: 'alle 500 bis 600 Betriebsstunden',
        who: 'Servicetechniker',
      },
      {
        work: 'Große Inspektion',
        when: 'alle 2.000 bis 2.400 Betriebsstunden oder jährlich',
        who: 'Servicetechniker',
      },
      {
        work: 'UVV-Prüfung nach FEM 4.004',
        when: 'mindestens jährlich',
        who: 'Sachkundiger',
      },
      {
        work: 'Gasanlage (Treibgas)',
        when: 'mindestens jährlich',
        who: 'Sachkundiger für Gasanlagen',
      },
      {
        work: 'Unterweisung der Fahrer',
        when: 'mindestens jährlich',
        who: 'Unternehmer oder Beauftragter',
      },
    ],
    note: 'Übliche Werte; Vorgaben des Herstellers und Ihre Gefährdungsbeurteilung gehen vor.',
  },
  inquiry: {
    title: 'Termin oder Angebot anfragen',
    lead: 'Nennen Sie Hersteller, Modell, Fabriknummer und Standort der Maschine. Wir antworten in der Regel innerhalb von {antwortfrist}.',
  },
  questions: {
    label: 'Häufige Fragen',
    title: 'Fragen zum Service',
    list: [
      {
        question: 'Warten Sie auch Maschinen, die nicht von Ihnen sind?',
        answer: [
          'Ja, alle gängigen Marken und Baujahre. Schicken Sie uns ein Foto vom Typenschild und den Stand des Stundenzählers, dann nennen wir Ihnen den Umfang und den Preis der nächsten fälligen Arbeit.',
        ],
      },
      {
        question: 'Wie schnell ist ein Techniker da?',
        answer: [
          'Das hängt von Entfernung und Tageszeit ab; eine Uhrzeit nennen wir Ihnen schon am Telefon. Lässt sich der Fehler nicht am selben Tag beheben, bieten wir ein Ersatzgerät aus dem Mietpark an.',
        ],
      },
      {
        question: 'Lohnt sich ein Wartungsvertrag?',
        answer: [
          'Ab etwa 500 Betriebsstunden im Jahr in der Regel ja. Sie zahlen feste Sätze, verpassen keine Prüffrist und haben bei Verkauf oder Rückgabe ein lückenloses Prüfbuch. Für Maschinen, die nur gelegentlich laufen, reicht meist die jährliche Prüfung mit kleiner Inspektion.',
        ],
      },
      {
        question: 'Was passiert, wenn die UVV-Frist abgelaufen ist?',
        answer: [
          'Dann darf die Maschine nicht weiter benutzt werden, bis sie geprüft ist. Nach einem Unfall fragen Berufsgenossenschaft und Versicherung zuerst nach dem Prüfnachweis. Rufen Sie an: Prüftermine legen wir bei abgelaufener Frist vor.',
        ],
      },
    ],
  },
})
