import type { Migration } from '../base/data/db/migration.ts'

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

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The texts for answers that a dealer has from the start. */
export const firstTemplates = [
  {
    name: 'Maschine ist verfügbar',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Die Maschine ist verfügbar:

{{maschinen}}
{{links}}

Gern zeigen wir sie Ihnen bei uns und machen eine Probefahrt mit Ihnen. Wann passt es Ihnen? Das Datenblatt finden Sie im Anhang.

Mit freundlichen Grüßen`,
  },
  {
    name: 'Rückfrage zum Einsatz',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Damit wir Ihnen die passende Maschine nennen können, helfen uns ein paar Angaben:

- Wie schwer ist die schwerste Last, und wie hoch muss sie gehoben werden?
- Wie hoch ist die niedrigste Durchfahrt, wie breit der schmalste Gang?
- Fährt der Stapler drinnen, draußen oder beides, und wie viele Stunden am Tag?

Rufen Sie gern an, wenn sich das im Gespräch schneller klärt.

Mit freundlichen Grüßen`,
  },
  {
    name: 'Maschine ist nicht mehr zu haben',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Leider ist diese Maschine nicht mehr zu haben:

{{maschinen}}

Wir suchen Ihnen gern eine vergleichbare. Gelten Tragkraft, Hubhöhe und Preisrahmen weiterhin, oder hat sich etwas geändert?

Mit freundlichen Grüßen`,
  },
  {
    name: 'Nachfassen',
    text: `{{anrede}},

vor einigen Tagen haben wir Ihnen zu Ihrer Anfrage {{nummer}} geschrieben. Haben Sie noch Fragen, oder können wir etwas für Sie klären?

Wenn sich Ihr Vorhaben verschoben hat, genügt eine kurze Nachricht. Wir melden uns dann zur passenden Zeit wieder.

Mit freundlichen Grüßen`,
  },
]
