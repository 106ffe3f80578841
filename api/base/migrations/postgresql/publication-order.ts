import { Migration } from '@mikro-orm/migrations'

/**
 * Makes changes get their numbers in the order in which they are committed. Otherwise a follower of the log
 * would miss a row that appears below a number it has seen. The lock is held until the transaction ends.
 */
export class PublicationOrder extends Migration {
  override name = '2026-11-21-publication-order'

  override up() {
    this.addSql(`create function one_publication_at_a_time() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(tg_relid::bigint);
        return null;
      end $$`)
    this.addSql(`create trigger publication_order before insert on publication
      for each statement execute function one_publication_at_a_time()`)
  }
}
