import type { FaqEntry } from '../sections/faq-entry.ts'

export const explanations: FaqEntry[] = [
  {
    question: 'Was heißt „passt“, „knapp“ und „nicht beurteilbar“?',
    answer: [
      '„Passt“ heißt: mehr als 5\u00a0% Reserve bei Last und Hubhöhe und mehr als 50 mm Luft bei Tor, Decke und Gang. „Knapp“ liegt zwischen der Grenze und dieser Reserve, oder es kommt auf die Ausstattung an.',
      '„Nicht beurteilbar“ ist eine Maschine, zu der uns ein gefragtes Maß fehlt. Rufen Sie an, wir messen nach. Wer an einer Frage scheitert, passt nicht, auch wenn der Rest stimmt.',
    ],
  },
  {
    question: 'Warum hebt ein 2,5-t-Stapler nicht immer 2,5 t?',
    answer: [
      'Die Tragkraft gilt für den Norm-Lastschwerpunkt, meist 500 mm und ab 5 t 600 mm, und für eine begrenzte Höhe. Ist die Last länger oder der Stellplatz höher, bleibt weniger übrig: die Resttragfähigkeit.',
      'Steht sie auf dem Typenschild, rechnen wir mit ihr; unter der ersten Höhe, die dort steht, gilt bis 3.300 mm die volle Tragkraft. Sonst schätzen wir aus Tragkraft, Lastschwerpunkt und Vorbaumaß. Verbindlich ist allein das Traglastdiagramm, und jedes Anbaugerät ändert es.',
    ],
  },
  {
    question: 'Was messe ich am Tor und was unter der Decke?',
    answer: [
      'Beim Tor zählt die niedrigste Stelle auf dem ganzen Weg: Tor, Rohrleitung, Containertür. Dagegen stellen wir das Größere von Bauhöhe und Höhe des Schutzdachs, denn gefahren wird mit gesenktem Mast.',
      'Unter der Decke zählt der ausgefahrene Mast. Nennen Sie dazu eine Hubhöhe, rechnen wir überschlägig aus Bauhöhe, Freihub und Bauart, wie weit er beim Heben ausfährt: Im Container und unter einer niedrigen Decke hilft nur ein großer Freihub.',
    ],
  },
  {
    question: 'Darf ein Diesel- oder Treibgasstapler in die Halle?',
    answer: [
      'Nur wenn das Abgas gereinigt wird und die Lüftung reicht; das gehört in Ihre Gefährdungsbeurteilung. Deshalb nennt der Berater solche Maschinen in der Halle bestenfalls „knapp“.',
    ],
  },
]
