import { Migration } from '@mikro-orm/migrations'

/** The steps of the way to an own site that somebody has ticked by hand. */
export class TicksOfSetUp extends Migration {
  override name = '2026-11-24-set-up-tick'

  override up() {
    this.addSql('create table set_up_tick (key text not null, primary key (key))')
  }
}
