import type { trucks } from '../../drawing/index.ts'

const drawn: Record<string, keyof typeof trucks> = {
  diesel: 'diesel',
  electric: 'electric',
  compact: 'compact',
  reach: 'reach',
}

/** The machine that stands for a category; one that the dealer added gets the all-rounder. */
export function truckOfCategory(slug: string): keyof typeof trucks {
  return drawn[slug] ?? 'electric'
}
