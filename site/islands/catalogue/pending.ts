const PENDING = 'catalogue-pending'
const FILTERED = 'catalogue-filtered'

/**
 * Runs in the head, before anything is painted: when the address asks for other machines than the
 * page carries, or for another view of them, these must not flash by.
 */
export const MARK_PENDING = `{const ask=names=>RegExp('[?&]('+names+')=.').test(location.search),mark=name=>document.documentElement.classList.add(name);if(ask('kategorie|marke|baujahr_...|preis_...|verfuegbar|zustand|antrieb|mast|reifen|anbau|tragkraft_...|hubhoehe_...|bauhoehe_bis|freihub_von|stunden_bis|gang_bis|miete')){mark('${PENDING}');mark('${FILTERED}')}else if(ask('suche|sortierung|ansicht'))mark('${PENDING}')}`

/** Removes the marks of `MARK_PENDING`. Returns whether there were any. */
export function clearPending(): boolean {
  const { classList } = document.documentElement
  const wasPending = classList.contains(PENDING)
  classList.remove(PENDING, FILTERED)
  return wasPending
}
