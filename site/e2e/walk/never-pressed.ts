import type { Pressable } from './pressables.ts'

type Reasons = [name: RegExp, reason: string][]

/** What no walk presses, by its name, and why. */
const everywhere: Reasons = [
  [/^Zum Inhalt springen$/, 'shows itself to the keyboard alone'],
  [/^Abmelden$/, 'ends the session of all ways that follow'],
  [/^Vorschreiben$/, 'asks everybody for a second factor, who then sees no other screen'],
  [/^Maschinensucher abholen lassen$/, 'takes away what else there is to press of this portal'],
  [/^Entfernen$/, 'takes the examples away, which other ways open'],
  [/^(Endgültig löschen|Löschen|Anfrage löschen|Daten löschen)$/, 'deletes what other ways open'],
  [/^(Suchauftrag|Alle \d+ Suchaufträge) beenden$/, 'ends what the way back leads to'],
  [/^Wiederherstellen/, 'puts an old state in the place of everything'],
]

/** What opens a dialog under a name that decides in it. */
const inDialogs: Reasons = [
  [
    /^(Als (angenommen|abgelehnt) festhalten|Bestellung bestätigen|Ablehnen und mitteilen|Zurückziehen|Annahme aufheben|Fertigstellen)$/,
    'decides on an offer, of which there is one in each state',
  ],
]

export const isNeverPressed = ({ name }: Pressable, isInDialog: boolean): boolean =>
  [...everywhere, ...(isInDialog ? inDialogs : [])].some(([pattern]) => pattern.test(name))

/** What opens something that Escape must not close, because it shows a secret this once. */
export const keepsOpen = ({ name }: Pressable): boolean =>
  /^Link für ein neues Passwort$/.test(name)
