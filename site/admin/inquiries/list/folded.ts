/** What the list always asks for: what was sent twice stands at the first one. */
export const folded = { folded: 'true' }
