import type { Dealer } from '../../../../shared/dealer.ts'
import type { FaqEntry } from '../../sections/Faq.astro'

export const rentalQuestions = ({ emergencyPhone, phone }: Dealer): FaqEntry[] => [
  {
    question: 'Was kostet es, einen Gabelstapler zu mieten?',
    answer: [
      'Das hängt von Bauart, Tragkraft, Laufzeit, Betriebsstunden und Transportweg ab. Deshalb stehen hier keine Lockpreise: Sie bekommen kurzfristig ein verbindliches Nettoangebot, in dem jede Position einzeln steht.',
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
      `${emergencyPhone ? `Rufen Sie den Notdienst an: ${emergencyPhone.label}, rund um die Uhr.` : `Rufen Sie uns an: ${phone.label}.`} Unser Techniker hilft am Telefon oder kommt heraus. Dauert die Reparatur länger, tauschen wir die Maschine, und für die Zeit des Ausfalls zahlen Sie keine Miete, sofern der Schaden nicht durch falschen Gebrauch entstand.`,
    ],
  },
]
