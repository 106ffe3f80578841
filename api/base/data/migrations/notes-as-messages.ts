import { Migration } from '@mikro-orm/migrations'

/** What was noted about an inquiry stands in its conversation. */
export class NotesAsMessages extends Migration {
  override name = '2026-11-24-notes-as-messages'

  override up() {
    this.addSql(`insert into message (inquiry_id, at, kind, text)
      select id, updated_at, 'note', notes from inquiry where notes <> ''`)
  }
}
