import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  callToAction,
  headFields,
  headFieldsWithLead,
  heroFields,
  metaText,
  questions,
  steps,
  stockFields,
  tableFields,
} from './blocks.ts'
import { entryLine, entryText, line, lines, list, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', heroFields),
  stock: section('Aus dem Bestand', stockFields),
  models: section('Mietmodelle', {
    ...headFieldsWithLead,
    list: list(
      'Modelle',
      {
        name: entryLine('Name', 30),
        term: entryLine('Laufzeit', 40),
        text: entryText('Text', 250),
        points: lines('Punkte', { most: 6, max: 80 }),
      },
      { least: 2, most: 3 },
    ),
    price: line('Preis', 30),
    ask: line('Knopf zur Anfrage', 30),
  }),
  useCases: section('Einsatzfälle', {
    ...headFieldsWithLead,
    ...tableFields({ use: 'Spalte 1', machine: 'Spalte 2', model: 'Spalte 3', advice: 'Spalte 4' }),
  }),
  scope: section('Leistungsumfang', {
    ...headFieldsWithLead,
    includedTitle: line('Überschrift: enthalten', 50),
    included: lines('Enthalten', { most: 10, max: 120 }),
    extraTitle: line('Überschrift: dazu', 50),
    extra: lines('Dazu', { most: 10, max: 120 }),
  }),
  course: section('Ablauf', { ...headFields, list: steps('Schritte', 6) }),
  questions: questions(),
  callToAction: callToAction('Aufruf neben den Preisen'),
})
export type RentalText = z.output<typeof content>

export const rental = pageText(paths.rental, content, {
  meta: {
    title: 'Gabelstapler mieten in {ort}: ab 1 Tag | {firma}',
    description:
      'Gabelstapler mieten für Unternehmen: Kurzzeitmiete ab 1 Tag, Langzeitmiete ab 12 Monaten oder Mietkauf. Mit Wartung, UVV-Prüfung und Einweisung[, dazu Notdienst rund um die Uhr unter {notdienst}].',
  },
  hero: {
    title: 'Gabelstapler mieten',
    lead: 'Ab einem Tag für die Spitze, ab 12 Monaten für den Alltag oder als Mietkauf bis zum Eigentum. Geprüft geliefert, in Kurz- und Langzeitmiete mit Wartung[, dazu Notdienst unter {notdienst}].',
  },
  stock: {
    title: 'Mietpreise nach Bauart und Tragkraft',
    lead: 'Kurzzeitmiete netto, ohne Transport. Jede Maschine kommt von dem Standort, der bei ihr genannt ist.',
    all: 'Alle Mietgeräte anzeigen',
    none: 'Zurzeit ist kein Mietgerät mit Mietrate im Bestand. Sagen Sie uns, was Sie heben müssen und wie lange: Wir nennen Ihnen einen Preis.',
  },
  models: {
    label: 'Mietmodelle',
    title: 'Ein Tag, ein Jahr oder für immer',
    lead: 'Drei Wege zur Maschine. Welcher sich rechnet, hängt an Betriebsstunden, Laufzeit und daran, wer die Wartung trägt.',
    list: [
      {
        name: 'Kurzzeitmiete',
        term: 'ab 1 Tag',
        text: 'Für Inventur, Saisonspitze, Umzug oder den Tag, an dem der eigene Stapler in der Werkstatt steht.',
        points: [
          'Abrechnung nach Tag, Woche oder Monat',
          'Verlängern mit einem Anruf',
          'Liefertermin schon am Telefon',
        ],
      },
      {
        name: 'Langzeitmiete',
        term: 'ab 12 Monaten',
        text: 'Für planbare Arbeit ohne Anschaffung: feste Monatsrate, und um Wartung und Prüfung kümmern wir uns.',
        points: [
          'Full Service mit UVV-Prüfung',
          'Ersatzmaschine bei Ausfall',
          'Maschine nach Ihren Maßen ausgestattet',
        ],
      },
      {
        name: 'Mietkauf',
        term: 'Raten, dann Ihr Eigentum',
        text: 'Für alle, die erst nutzen und am Ende besitzen wollen. Mit der letzten Rate gehört die Maschine Ihnen.',
        points: [
          'Schont die Liquidität',
          'Aktivierung in der eigenen Bilanz üblich',
          'Auch für gebrauchte Maschinen',
        ],
      },
    ],
    price: 'Preis verbindlich im Angebot',
    ask: 'Anfragen',
  },
  useCases: {
    label: 'Einsatzfälle',
    title: 'Welche Maschine für welche Aufgabe',
    lead: 'Sechs typische Fälle aus unserer Disposition. Ihrer ist nicht dabei? Beschreiben Sie ihn, wir schlagen etwas vor.',
    columns: {
      use: 'Einsatz',
      machine: 'Passende Maschine',
      model: 'Mietmodell',
      advice: 'Worauf es ankommt',
    },
    rows: [
      {
        use: 'Inventur, Umzug',
        machine: 'Dreirad-Elektrostapler',
        model: 'Kurzzeit, 1 bis 5 Tage',
        advice: 'Ladegerät und Stecker (CEE oder 230 V) vorab klären',
      },
      {
        use: 'Weihnachtsgeschäft',
        machine: 'Elektrostapler oder Schubmaststapler',
        model: 'Kurzzeit, 1 bis 4 Monate',
        advice: 'Früh reservieren, ab Oktober wird es eng',
      },
      {
        use: 'Container entladen',
        machine: 'Kompaktstapler mit Vollfreihub, Bauhöhe bis 2.200 mm',
        model: 'Kurzzeit oder Langzeit',
        advice: 'Auffahrrampe und Seitenschub mitmieten',
      },
      {
        use: 'Baustelle, Hof',
        machine: 'Dieselstapler mit Luftbereifung',
        model: 'Kurzzeit, ab 1 Woche',
        advice: 'Untergrund, Gefälle und Abstellplatz',
      },
      {
        use: 'Hochregal im Mehrschichtbetrieb',
        machine: 'Schubmaststapler, Hubhöhe nach dem Regal',
        model: 'Langzeit, ab 12 Monaten',
        advice: 'Resttragfähigkeit in der obersten Ebene',
      },
      {
        use: 'Eigene Maschine fällt aus',
        machine: 'Gleichwertiges Gerät aus dem Mietpark',
        model: 'Kurzzeit, ab 1 Tag',
        advice: 'Gleich anrufen, dann klären wir die Anlieferung',
      },
    ],
  },
  scope: {
    label: 'Leistungsumfang',
    title: 'Was die Miete enthält',
    lead: 'Gilt für Kurz- und Langzeitmiete; beim Mietkauf tragen Sie Wartung und Prüfung, wenn nichts anderes vereinbart ist. Was extra kostet, steht vorher im Angebot.',
    includedTitle: 'In der Miete enthalten',
    included: [
      'UVV-geprüfte, betankte oder geladene Maschine mit Prüfplakette',
      'Einweisung Ihrer Fahrer bei der Übergabe',
      'Wartung und natürlicher Verschleiß',
      'Ladegerät bei Elektrostaplern',
      '[Notdienst rund um die Uhr: {notdienst}]',
      'Ersatzmaschine, wenn wir den Schaden nicht kurzfristig beheben',
    ],
    extraTitle: 'Nach Bedarf dazu',
    extra: [
      'Kraftstoff, Treibgas oder Strom',
      'An- und Rücktransport (nach Entfernung, im Angebot ausgewiesen)',
      'Anbaugeräte wie Klammer, Drehgerät oder Arbeitsbühne',
      'Maschinenbruchversicherung, wenn Sie keine eigene haben',
      'Reinigung bei starker Verschmutzung',
      'Schäden durch Gewalt, Überlast oder falsche Bedienung',
    ],
  },
  course: {
    label: 'Ablauf',
    title: 'In vier Schritten zum Mietstapler',
    list: [
      {
        title: 'Anfragen',
        text: 'Last, Hubhöhe, Untergrund, Zeitraum und Einsatzort: Mehr brauchen wir nicht für ein Angebot.',
      },
      {
        title: 'Angebot',
        text: 'In der Regel innerhalb von {antwortfrist} mit Maschine, Mietrate, Transport und allen Nebenkosten, netto und verbindlich.',
      },
      {
        title: 'Übergabe',
        text: 'Wir liefern, stellen ein und weisen ein. Zustand und Stundenzähler halten wir gemeinsam im Protokoll fest.',
      },
      {
        title: 'Rückgabe',
        text: 'Ein Anruf genügt. Wir holen ab, gleichen mit dem Protokoll ab und schreiben die Schlussrechnung.',
      },
    ],
  },
  questions: {
    label: 'Häufige Fragen',
    title: 'Fragen zur Staplermiete',
    list: [
      {
        question: 'Was kostet es, einen Gabelstapler zu mieten?',
        answer: [
          'Bei den Maschinen stehen Tages-, Wochen- oder Monatsraten der Kurzzeitmiete, netto und ohne Transport. Langzeitmiete und Mietkauf hängen von Bauart, Laufzeit, Betriebsstunden und Ausstattung ab. Verbindlich ist Ihr Angebot: Darin steht jede Position einzeln, netto.',
        ],
      },
      {
        question: 'Wer darf den Mietstapler fahren?',
        answer: [
          'Wer mindestens 18 Jahre alt, geeignet und ausgebildet ist, seine Befähigung nachgewiesen hat und von Ihnen schriftlich beauftragt wurde (§ 7 DGUV Vorschrift 68). Die Einweisung bei der Übergabe ersetzt diese Ausbildung nicht. Fehlt sie Ihren Leuten, bilden wir nach DGUV Grundsatz 308-001 aus.',
        ],
      },
      {
        question: 'Wie ist die Maschine versichert?',
        answer: [
          'Für Schäden an Dritten haftet der Betreiber, also Ihr Betrieb; prüfen Sie bitte, ob Ihre Betriebshaftpflicht selbstfahrende Arbeitsmaschinen einschließt. Schäden an der Mietmaschine deckt eine Maschinenbruchversicherung, die wir auf Wunsch mit anbieten.',
        ],
      },
      {
        question: 'Darf ich mit dem Mietstapler auf die Straße?',
        answer: [
          'Nur mit einer Maschine, die dafür ausgerüstet und zugelassen ist. Sagen Sie uns bei der Anfrage, wenn Sie öffentliche Wege queren, auch kurze Stücke. Dann stellen wir ein Gerät mit StVZO-Ausrüstung und den nötigen Papieren bereit.',
        ],
      },
      {
        question: 'Kann ich verlängern oder früher zurückgeben?',
        answer: [
          'Verlängern geht in der Kurzzeitmiete jederzeit, solange die Maschine nicht vorgemerkt ist; rufen Sie möglichst zwei Werktage vorher an. Geben Sie früher zurück, rechnen wir auf den passenden Tarif um. Für Langzeitverträge gilt die vereinbarte Laufzeit.',
        ],
      },
      {
        question: 'Was passiert, wenn die Maschine ausfällt?',
        answer: [
          'Rufen Sie uns an: {telefon}[, rund um die Uhr im Notdienst: {notdienst}]. Unser Techniker hilft am Telefon oder kommt heraus. Dauert die Reparatur länger, tauschen wir die Maschine, und für die Zeit des Ausfalls zahlen Sie keine Miete, sofern der Schaden nicht durch falschen Gebrauch entstand.',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Morgen früh brauchen Sie ihn?',
    text: 'Rufen Sie an, bevor Sie ein Formular ausfüllen. Die Disposition sagt Ihnen gleich, welche Maschine frei ist und wo sie steht.',
    button: 'Mietangebot anfordern',
  },
})
