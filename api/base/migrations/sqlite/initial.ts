import { Migration } from '@mikro-orm/migrations'

/** The first shape of the database. */
export class Initial extends Migration {
  override name = '2026-11-21-initial'

  override up() {
    this.addSql(`create table category (
      id integer not null primary key autoincrement,
      slug text not null,
      name text not null,
      description text not null,
      icon text not null,
      sort_order integer not null default 0
    )`)
    this.addSql(`create unique index category_slug_unique on category (slug)`)
    // Narrow columns first: SQLite reads a row from its start, and long texts spill to other pages.
    this.addSql(`create table product (
      id integer not null primary key autoincrement,
      category_id integer not null,
      year integer not null,
      price double not null,
      featured integer not null default false,
      status text not null,
      created_at datetime not null,
      updated_at datetime not null,
      brand text not null,
      model text not null,
      location text not null,
      title text not null,
      title_key text not null,
      brand_key text not null,
      images json not null,
      specifications json not null,
      description text not null,
      search_text text not null,
      constraint product_category_id_foreign foreign key (category_id) references category (id) on delete restrict
    )`)
    this.addSql(`create index product_created_at_id_index on product (created_at, id)`)
    this.addSql(`create index product_price_id_index on product (price, id)`)
    this.addSql(`create index product_year_id_index on product (year, id)`)
    this.addSql(`create index product_title_key_id_index on product (title_key, id)`)
    this.addSql(
      `create index product_featured_created_at_id_index on product (featured, created_at, id)`,
    )
    this.addSql(
      `create index product_category_id_created_at_id_index on product (category_id, created_at, id)`,
    )
    this.addSql(
      `create index product_category_id_price_id_index on product (category_id, price, id)`,
    )
    this.addSql(`create index product_category_id_year_id_index on product (category_id, year, id)`)
    this.addSql(
      `create index product_status_created_at_id_index on product (status, created_at, id)`,
    )
    this.addSql(`create index product_brand_key_index on product (brand_key)`)
    this.addSql(`create table inquiry (
      id integer not null primary key autoincrement,
      name text not null,
      company text not null,
      email text not null,
      phone text not null,
      message text not null,
      callback integer not null default false,
      product_id integer null,
      product_title text null,
      status text not null default 'new',
      spam integer not null default false,
      created_at datetime not null,
      updated_at datetime not null,
      constraint inquiry_product_id_foreign foreign key (product_id) references product (id) on delete set null
    )`)
    this.addSql(`create index inquiry_product_id_index on inquiry (product_id)`)
    this.addSql(
      `create index inquiry_spam_status_created_at_id_index on inquiry (spam, status, created_at, id)`,
    )
    this.addSql(`create table publication (
      id integer not null primary key autoincrement,
      tags json not null,
      created_at datetime not null
    )`)
    this.addSql(`create table app_user (
      id integer not null primary key autoincrement,
      username text not null,
      password_hash text not null,
      demo integer not null default false
    )`)
    this.addSql(`create unique index app_user_username_unique on app_user (username)`)
    this.addSql(`create table session (
      token_hash text not null primary key,
      user_id integer not null,
      expires_at datetime not null,
      constraint session_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
    )`)
    this.addSql(`create index session_user_id_index on session (user_id)`)
    this.addSql(`create index session_expires_at_index on session (expires_at)`)

    // Substring search: three-letter pieces of every search text, kept in step by triggers.
    this.addSql(`create virtual table product_search using fts5 (
      search_text, content = 'product', content_rowid = 'id', tokenize = 'trigram case_sensitive 1'
    )`)
    this.addSql(`create trigger product_search_insert after insert on product begin
      insert into product_search (rowid, search_text) values (new.id, new.search_text);
    end`)
    this.addSql(`create trigger product_search_delete after delete on product begin
      insert into product_search (product_search, rowid, search_text)
      values ('delete', old.id, old.search_text);
    end`)
    this.addSql(`create trigger product_search_update after update of search_text on product begin
      insert into product_search (product_search, rowid, search_text)
      values ('delete', old.id, old.search_text);
      insert into product_search (rowid, search_text) values (new.id, new.search_text);
    end`)
  }
}
