import { Migration } from '@mikro-orm/migrations'

/** Tells every process of a change once it is committed; see `api/base/db/postgresql/peers.ts`. */
export class PublicationNotice extends Migration {
  override name = '2026-11-22-publication-notice'

  override up() {
    this.addSql(`create function notify_publication() returns trigger language plpgsql as $$
      begin
        notify publication;
        return null;
      end $$`)
    this.addSql(`create trigger publication_notice after insert on publication
      for each statement execute function notify_publication()`)
  }
}
