import type { Location } from 'react-router-dom'

/** Tells the page that a tab was opened with from those it was opened with before; a reload is the same one. */
const opened: string = history.state?.opened ?? String(performance.timeOrigin)
history.replaceState({ ...history.state, opened }, '')

/**
 * Under which key is kept how far a screen is scrolled. React Router calls every first screen of a tab `default`: one whose
 * address is typed would open as far down as another one was left.
 */
export const scrollKey = ({ key }: Location): string => (key === 'default' ? opened : key)
