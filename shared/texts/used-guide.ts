import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import {
  comparisonFields,
  headFields,
  headFieldsWithLead,
  heroFields,
  metaText,
  questions,
  steps,
  tableFields,
} from './blocks.ts'
import { line, markdown, optionalParagraph, section } from './fields.ts'
import { pageText } from './page-text.ts'

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', { ...heroFields, stock: line('Knopf zum Bestand', 30) }),
  guide: section('Einkaufsratgeber', {
    ...headFieldsWithLead,
    ask: line('Knopf zur Anfrage', 30),
    list: steps('Maße', 8),
  }),
  inspection: section('Prüfung', { ...headFieldsWithLead, list: steps('Stationen', 9) }),
  grades: section('Zustand', {
    ...headFields,
    ...tableFields({
      grade: 'Spalte 1',
      technology: 'Spalte 2',
      look: 'Spalte 3',
      use: 'Spalte 4',
    }),
    note: optionalParagraph('Anmerkung', 300),
  }),
  battery: section('Batterie', {
    ...headFields,
    text: markdown('Text', 10),
    ...comparisonFields({ lead: 'Spalte 1', lithium: 'Spalte 2' }),
    note: optionalParagraph('Anmerkung', 300),
  }),
  questions: questions(),
})
export type UsedGuideText = z.output<typeof content>

/** What a buyer of a used machine should know. */
export const usedGuide = pageText(paths.usedGuide, content, {
  meta: {
    title: 'Ratgeber: gebrauchten Gabelstapler kaufen | {firma}',
    description:
      'Worauf es beim gebrauchten Gabelstapler ankommt: sechs Maße vor dem Kauf, die Prüfung in sechs Stationen, Zustandsklassen A bis C, Batterietest und Antworten auf häufige Fragen.',
  },
  hero: {
    title: 'Ratgeber Gebrauchtkauf',
    lead: 'Welche Maße Sie kennen sollten, was wir an jeder Maschine prüfen und was Klasse, Stunden und Batterie über sie verraten.',
    stock: 'Gebrauchte Stapler ansehen',
  },
  guide: {
    label: 'Einkaufsratgeber',
    title: 'Sechs Maße vor dem Kauf',
    lead: 'Wer diese Zahlen kennt, bekommt beim ersten Mal die richtige Maschine. Fehlt Ihnen eine, messen wir sie bei Ihnen nach.',
    ask: 'Beratung anfragen',
    list: [
      {
        title: 'Last und Lastschwerpunkt',
        text: 'Die Nenntragkraft gilt bei niedrigem Hub und 500 mm Lastschwerpunkt, ab 5 t bei 600 mm. Ist Ihre Last länger oder heben Sie hoch, zählt die Resttragfähigkeit auf dem Traglastschild.',
      },
      {
        title: 'Hubhöhe h₃',
        text: 'Oberste Auflage im Regal plus rund 200 mm, um die Palette frei abzusetzen. Achten Sie darauf, ob Hub oder Gabelhöhe angegeben ist.',
      },
      {
        title: 'Bauhöhe h₁ und Schutzdach h₆',
        text: 'Das größere von beiden Maßen muss durch das niedrigste Tor, in den Container (Seecontainer: rund 2.280 mm) oder unter die Sprinkler passen.',
      },
      {
        title: 'Freihub h₂',
        text: 'Wie weit die Gabel steigt, bevor der Mast ausfährt. Im Container und unter niedrigen Decken brauchen Sie Vollfreihub, also einen Triplexmast oder Duplex mit Freihub.',
      },
      {
        title: 'Arbeitsgangbreite Aₛₜ',
        text: 'Messen Sie von Palette zu Palette, nicht von Regal zu Regal. Dreirad-Elektrostapler kommen mit etwa 3,3 m aus, Schubmaststapler mit etwa 2,8 m.',
      },
      {
        title: 'Stunden im Jahr',
        text: 'Unter 300 Stunden genügt Klasse C, ab 1.000 Stunden rechnet sich A. Über 1.500 Stunden im Jahr lohnt der Vergleich mit Miete oder Neukauf.',
      },
    ],
  },
  inspection: {
    label: 'Prüfung',
    title: 'Sechs Stationen, bevor wir verkaufen',
    lead: 'Jede gebrauchte Maschine prüfen unsere Techniker, in der Werkstatt in {ort} oder dort, wo sie steht. Das Protokoll bekommen Sie mit dem Angebot, nicht erst mit der Rechnung.',
    list: [
      {
        title: 'Herkunft',
        text: 'Typenschild, Fabriknummer und Stundenzähler gegen Prüfbuch und Wartungsnachweise. Was nicht zusammenpasst, schreiben wir in den Befund.',
      },
      {
        title: 'Hubgerüst und Gabeln',
        text: 'Kettenlängung, Rollenspiel und Gabelzinken. Ab 3 % Längung kommen neue Ketten, ab 10 % Abnutzung im Gabelknick neue Zinken.',
      },
      {
        title: 'Hydraulik',
        text: 'Zylinder, Schläuche und Dichtungen unter Druck. Der Mast hält die Nennlast, ohne nachzusinken, sonst wird abgedichtet.',
      },
      {
        title: 'Antrieb und Batterie',
        text: 'Verbrenner: Motor, Abgas, Getriebe. Elektro: Fahr- und Hubmotor, Ladegerät und ein Kapazitätstest der Batterie.',
      },
      {
        title: 'Fahrwerk und Bremse',
        text: 'Lenkachse, Radlager, Bereifung, Betriebs- und Feststellbremse. Das Restprofil steht in Prozent im Zustandsbericht.',
      },
      {
        title: 'Prüfung und Probefahrt',
        text: 'UVV-Prüfung nach FEM 4.004 durch unseren Sachkundigen, danach Probefahrt unter Last. Plakette und Protokoll tragen das Datum.',
      },
    ],
  },
  grades: {
    label: 'Zustand',
    title: 'Drei Zustandsklassen, die etwas bedeuten',
    columns: {
      grade: 'Klasse',
      technology: 'Technik',
      look: 'Optik',
      use: 'Passt zu',
    },
    rows: [
      {
        grade: 'A · überholt',
        technology:
          'Verschleißteile erneuert, alle Funktionen ohne Befund, Batterie ab 80 % Kapazität',
        look: 'Aufbereitet, lackiert oder sehr gepflegt, Sitz und Bedienelemente einwandfrei',
        use: 'Täglicher Einsatz, ein bis zwei Schichten',
      },
      {
        grade: 'B · gepflegt',
        technology:
          'Gewartet und geprüft, altersgemäßer Verschleiß im Rahmen der Herstellergrenzen',
        look: 'Gebrauchsspuren an Lack und Verkleidung, keine Schäden am Rahmen',
        use: 'Regelmäßiger Einsatz, eine Schicht',
      },
      {
        grade: 'C · arbeitsfähig',
        technology:
          'Fährt, hebt und ist UVV-geprüft; bekannte Mängel und anstehende Arbeiten sind benannt',
        look: 'Deutliche Spuren, Lackschäden, Altersbild',
        use: 'Gelegentlicher Einsatz, Zweitgerät, Ersatzmaschine',
      },
    ],
    note: 'Die Klasse steht bei jeder Maschine, die eine hat. Sie fasst zusammen, maßgeblich ist der Zustandsbericht der einzelnen Maschine. Er wird Bestandteil des Kaufvertrags; steht er nicht bei der Maschine, bekommen Sie ihn auf Anfrage.',
  },
  battery: {
    label: 'Batterie',
    title: 'Was eine gebrauchte Batterie verrät',
    text: 'Bei einem Elektrostapler ist die Batterie das teuerste Verschleißteil. Drei Angaben gehören deshalb in jedes Angebot: **Spannung** (24, 48 oder 80 V), **Kapazität** in Amperestunden und **Baujahr**. Das vierte ist der Kapazitätstest, denn das Baujahr allein sagt nicht, wie die Batterie gepflegt wurde.\n\nAls verbraucht gilt eine Antriebsbatterie, wenn sie weniger als 80 % ihrer Nennkapazität liefert. Sie fährt dann noch, aber die Schicht wird kürzer, und sie altert schneller. Liegt das Testergebnis darunter, nennen wir es Ihnen und bieten den Tausch gleich mit an. Und: Die Batterie ist beim Frontstapler Teil des Gegengewichts. Eine leichtere als auf dem Typenschild verlangt mindert die Tragkraft und ist unzulässig.',
    columns: {
      lead: 'Blei-Säure (PzS)',
      lithium: 'Lithium-Ionen',
    },
    rows: [
      {
        name: 'Lebensdauer',
        lead: 'etwa 1.200 bis 1.500 Ladezyklen',
        lithium: 'etwa 3.000 Ladezyklen und mehr',
      },
      {
        name: 'Laden',
        lead: '7 bis 8 Stunden am Stück, danach abkühlen',
        lithium: 'Zwischenladen in jeder Pause',
      },
      {
        name: 'Pflege',
        lead: 'Wasser nachfüllen, Laderaum lüften',
        lithium: 'keine, kein Gasen beim Laden',
      },
      {
        name: 'Passt zu',
        lead: 'einer Schicht mit Ladung über Nacht',
        lithium: 'Mehrschichtbetrieb, Kühlhaus, Lebensmittel',
      },
    ],
    note: 'Richtwerte; maßgeblich sind Hersteller, Entladetiefe und Temperatur.',
  },
  questions: {
    label: 'Häufige Fragen',
    title: 'Fragen zu gebrauchten Staplern',
    list: [
      {
        question: 'Wie viele Betriebsstunden sind bei einem gebrauchten Stapler zu viel?',
        answer: [
          'Dafür gibt es keine feste Grenze. Diesel- und Gasstapler erreichen bei guter Wartung 12.000 Stunden und mehr, Elektrostapler 15.000. Entscheidend ist, wie die Stunden zusammenkamen: Dauerbetrieb auf glattem Hallenboden schont eine Maschine mehr als wenige Stunden auf Kopfsteinpflaster mit Volllast.',
          'Achten Sie deshalb auf Prüfbuch, Kettenlängung, Gabelstärke und Spiel im Hubgerüst. Fragen Sie danach, wenn es nicht im Zustandsbericht der Maschine steht.',
        ],
      },
      {
        question: 'Bekomme ich auf eine gebrauchte Maschine eine Garantie?',
        answer: [
          'Ja, sie richtet sich nach der Zustandsklasse: {garantie}.[ Maschinen {ohnegarantie} verkaufen wir ohne Garantie; was an ihnen nicht in Ordnung ist, nennt der Zustandsbericht.][ Vorführmaschinen haben dieselbe Garantie wie neue: {neugarantie}.] Bei der Maschine und im Angebot steht, was für sie gilt.',
        ],
      },
      {
        question: 'Ist die UVV-Prüfung im Preis enthalten?',
        answer: [
          'Ja, wenn bei der Maschine nichts anderes steht: Wir übergeben sie mit gültiger UVV-Prüfung nach FEM 4.004. Die nächste ist spätestens nach einem Jahr fällig, bei starker Beanspruchung früher. Auf Wunsch erinnern wir Sie und kommen mit dem Prüfwagen.',
        ],
      },
      {
        question: 'Kann ich den Stapler vorher ansehen und fahren?',
        answer: [
          'Gern sogar. Bei jeder Maschine ist genannt, wo sie steht; das ist nicht immer {ort}. Rufen Sie kurz an, dann steht sie dort zum vereinbarten Termin warmgelaufen und mit einer Prüflast bereit. Wer weit weg sitzt, bekommt ein Video vom Kaltstart, vom Hub unter Last und von allen vier Seiten.',
        ],
      },
      {
        question: 'Was gehört zu den Preisen auf Ihrer Seite?',
        answer: [
          'Die Preise gelten für Unternehmer, ab dem Standort der Maschine und, soweit nicht anders angegeben, zuzüglich Mehrwertsteuer. Bei Maschinen, die nach § 25a UStG differenzbesteuert sind, steht das am Preis; Mehrwertsteuer weisen wir dann nicht aus. Transport, Anbaugeräte, Zulassung nach StVZO und Ladegerät sind enthalten, wenn es bei der Maschine steht; sonst rechnen wir sie im Angebot einzeln aus.',
        ],
      },
      {
        question: 'Liefern Sie auch außerhalb von {ort}?',
        answer: [
          'Ja, auf Anfrage deutschlandweit auf dem Tieflader. Beim Abladen wird die Maschine eingestellt, Ihre Fahrer werden eingewiesen, und Sie unterschreiben erst das Übergabeprotokoll, wenn alles funktioniert.',
        ],
      },
    ],
  },
})
