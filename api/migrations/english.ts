import type { Migration } from '../base/data/db/migration.ts'

/** What a dealer says in English, and to whom he writes in it. */
export const english: Migration = {
  name: '2026-12-07-1900-english',
  up: ({ text }) => [
    "alter table product add column description_en text not null default ''",
    `alter table category add column name_en ${text(100)} not null default ''`,
    ...['inquiry', 'message_template', 'search_alert'].map(
      (table) => `alter table ${table} add column language ${text(2)} not null default 'de'`,
    ),
  ],
}

/** In which language each offer went out; whatever was sent before was German. */
export const languageOfOffers: Migration = {
  name: '2026-11-30-0220-language-of-offers',
  up: ({ text }) => [
    `alter table offer add column language ${text(2)} null`,
    "update offer set language = 'de' where status <> 'draft'",
    `alter table withdrawn_offer add column language ${text(2)} not null default 'de'`,
  ],
}
