import type { Migration } from './migration.ts'

/** The steps of the way to an own site that somebody has ticked by hand. */
export const ticksOfSetUp: Migration = {
  name: '2026-11-24-set-up-tick',
  up: () => ['create table set_up_tick (key text not null, primary key (key))'],
}
