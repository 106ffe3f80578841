/**
 * The field of a public form that people do not see, so that only robots fill it in. Neither its name nor its label is
 * one that a browser or a password manager knows how to fill in. In a JSON body it is `website`.
 */
export const TRAP = { name: 'freilassen', label: 'Bitte nichts eintragen' } as const
export const TRAP_IN_ENGLISH = 'Leave this empty'
