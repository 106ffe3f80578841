import type { Dealer } from '../../../../shared/dealer.ts'
import type { FaqEntry } from '../../sections/Faq.astro'

export const usedQuestions = ({ city }: Dealer): FaqEntry[] => [
  {
    question: 'Wie viele Betriebsstunden sind bei einem gebrauchten Stapler zu viel?',
    answer: [
      'Dafür gibt es keine feste Grenze. Diesel- und Gasstapler erreichen bei guter Wartung 12.000 Stunden und mehr, Elektrostapler 15.000. Entscheidend ist, wie die Stunden zusammenkamen: Dauerbetrieb auf glattem Hallenboden schont eine Maschine mehr als wenige Stunden auf Kopfsteinpflaster mit Volllast.',
      'Achten Sie deshalb auf Prüfbuch, Kettenlängung, Gabelstärke und Spiel im Hubgerüst. Diese Werte stehen in unserem Zustandsbericht.',
    ],
  },
  {
    question: 'Bekomme ich auf eine gebrauchte Maschine eine Garantie?',
    answer: [
      'Ja, auf Maschinen der Stufen A und B geben wir eine Garantie auf Antrieb, Hydraulik und Elektrik. Dauer und Umfang stehen im Angebot und richten sich nach Alter und Einsatz. Maschinen der Stufe C verkaufen wir ohne Garantie, dafür mit benannten Mängeln und entsprechendem Preis.',
    ],
  },
  {
    question: 'Ist die UVV-Prüfung im Preis enthalten?',
    answer: [
      'Ja. Jede Maschine geht mit gültiger UVV-Prüfung nach FEM 4.004 vom Hof. Die nächste ist spätestens nach einem Jahr fällig, bei starker Beanspruchung früher. Auf Wunsch erinnern wir Sie und kommen mit dem Prüfwagen.',
    ],
  },
  {
    question: 'Kann ich den Stapler vorher ansehen und fahren?',
    answer: [
      'Gern sogar. Rufen Sie kurz an, dann steht die Maschine warmgelaufen und mit einer Prüflast bereit. Wer weit weg sitzt, bekommt ein Video vom Kaltstart, vom Hub unter Last und von allen vier Seiten.',
    ],
  },
  {
    question: 'Was gehört zu den Preisen auf Ihrer Seite?',
    answer: [
      'Alle Preise sind Nettopreise ab Hof zuzüglich Mehrwertsteuer und gelten für Unternehmer. Transport, Anbaugeräte, Zulassung nach StVZO und Ladegerät sind enthalten, wenn es bei der Maschine steht; sonst rechnen wir sie im Angebot einzeln aus.',
    ],
  },
  {
    question: `Liefern Sie auch außerhalb von ${city}?`,
    answer: [
      'Ja, deutschlandweit auf dem Tieflader. Beim Abladen wird die Maschine eingestellt, Ihre Fahrer werden eingewiesen, und Sie unterschreiben erst das Übergabeprotokoll, wenn alles funktioniert.',
    ],
  },
]
