/** What every page knows of the shortlist; how addresses name its machines stands in `machine-selection.ts`. */
export const MOST_REMEMBERED = 50

/** The browser keeps the shortlist under this name, and the quantities of its machines under the other one. */
export const SHORTLIST_KEY = 'gabelstapler.merkliste'
export const QUANTITIES_KEY = 'gabelstapler.merkliste.anzahl'
