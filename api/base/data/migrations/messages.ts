import { firstTemplates } from './first-templates.ts'
import type { Migration } from './migration.ts'

/** What was written about an inquiry, and the texts that answers are begun with. */
export const messages: Migration = {
  name: '2026-11-24-messages',
  up: ({ id, moment, text, now, key, unique }) => [
    `create table message (
      id ${key},
      inquiry_id ${id} not null,
      at ${moment} not null,
      kind ${text(16)} not null,
      subject ${text(200)} not null default '',
      text text not null,
      author ${text(200)} null,
      constraint message_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`,
    'create index message_inquiry_id_index on message (inquiry_id)',
    `create table message_attachment (
      message_id ${id} not null,
      position ${id} not null,
      name ${text(200)} not null,
      type ${text(100)} not null,
      size ${id} not null,
      content text not null,
      primary key (message_id, position),
      constraint message_attachment_message_id_foreign foreign key (message_id) references message (id) on delete cascade
    )`,
    `create table message_template (
      id ${key},
      name ${text(100)} not null,
      subject ${text(200)} not null default '',
      text text not null,
      updated_at ${moment} not null
    )`,
    `alter table app_user add column name ${text(200)} null`,
    ...firstTemplates.map(
      ({ name, text }) =>
        `insert into message_template (name, text, updated_at) values (${quoted(name)}, ${quoted(text)}, ${now})`,
    ),
    unique('message_template', 'name'),
  ],
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
