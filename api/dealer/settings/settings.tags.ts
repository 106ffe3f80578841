/** Names who the dealer is, their hours and their look: on every page. */
export const SETTINGS_TAG = 'settings'
