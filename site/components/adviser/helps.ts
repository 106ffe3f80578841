import type { QuestionKey } from '../../../shared/adviser/questions.ts'

/** What each question means where the hall is measured. */
export const helps: Record<QuestionKey, string> = {
  load: 'Mit Palette, Verpackung und Anbaugerät, zum Beispiel 2.500\u00a0kg oder 2,5\u00a0t.',
  loadCentre:
    'Vom Gabelrücken bis zur Mitte der Last: 600\u00a0mm bei einer Europalette, die längs aufliegt.',
  liftHeight: 'Höhe des obersten Stellplatzes, zum Beispiel 5.500\u00a0mm oder 5,5\u00a0m.',
  gate: 'Die niedrigste Stelle auf dem Weg, durch die mit gesenktem Mast gefahren wird, zum Beispiel 2.200\u00a0mm oder 2,20\u00a0m.',
  ceiling:
    'Wo gehoben wird, bis zum niedrigsten Träger oder Sprinkler, zum Beispiel 4.500\u00a0mm; im Container rund 2.350\u00a0mm.',
  aisle: 'Freie Breite zwischen Regalen oder Stapeln, zum Beispiel 3.500\u00a0mm oder 3,5\u00a0m.',
  place: 'In der Halle zählt das Abgas, draußen die Bereifung.',
  hours: 'Stunden oder Schichten, zum Beispiel 8\u00a0h oder 2 Schichten.',
}
