import type { FaqEntry } from '../../sections/Faq.astro'

export const serviceQuestions: FaqEntry[] = [
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
]
