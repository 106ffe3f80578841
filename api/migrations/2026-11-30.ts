import type { Migration } from '../base/data/db/migration.ts'

/**
 * The bytes of files go from the rows of messages to the storage, which a migration does not know: they stay in
 * `message_attachment_before` until the start has moved them (`move-files.ts`). Nothing is copied here, because they may be gigabytes.
 */
export const filesOfMessages: Migration = {
  name: '2026-11-30-files-of-messages',
  async up({ name, id, text, unique }, execute) {
    const rows = await execute('select 1 from message_attachment limit 1')
    const random = {
      sqlite: 'lower(hex(randomblob(16)))',
      postgresql: "replace(gen_random_uuid()::text, '-', '')",
    }
    return [
      'alter table message_attachment rename to message_attachment_before',
      ...(name === 'postgresql'
        ? ['alter index message_attachment_pkey rename to message_attachment_before_pkey']
        : []),
      `create table message_attachment (
        message_id ${id} not null,
        position ${id} not null,
        name ${text(200)} not null,
        type ${text(100)} not null,
        size ${id} not null,
        file ${text(32)} not null,
        primary key (message_id, position),
        constraint message_attachment_message_id_foreign foreign key (message_id) references message (id) on delete cascade
      )`,
      `insert into message_attachment (message_id, position, name, type, size, file)
        select message_id, position, name, type, size, ${random[name]} from message_attachment_before`,
      unique('message_attachment', 'file'),
      ...(rows.length > 0 ? [] : ['drop table message_attachment_before']),
    ]
  },
}
