import { Migration } from '@mikro-orm/migrations'

/** The first shape of the database. */
export class Initial extends Migration {
  override name = '2026-11-21-initial'

  override up() {
    this.addSql(`create table category (
      id serial primary key,
      slug varchar(60) not null,
      name varchar(100) not null,
      description text not null,
      icon varchar(16) not null,
      sort_order int not null default 0
    )`)
    this.addSql(`alter table category add constraint category_slug_unique unique (slug)`)
    this.addSql(`create table product (
      id serial primary key,
      category_id int not null,
      year int not null,
      price double precision not null,
      featured boolean not null default false,
      status varchar(16) not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      brand varchar(200) not null,
      model varchar(200) not null,
      location varchar(200) not null,
      title varchar(200) not null,
      title_key text collate "C" not null,
      brand_key text not null,
      images json not null,
      specifications json not null,
      description text not null,
      search_text text not null
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
      id serial primary key,
      name varchar(200) not null,
      company varchar(200) not null,
      email varchar(254) not null,
      phone varchar(50) not null,
      message text not null,
      callback boolean not null default false,
      product_id int null,
      product_title varchar(200) null,
      status varchar(16) not null default 'new',
      spam boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`)
    this.addSql(`create index inquiry_product_id_index on inquiry (product_id)`)
    this.addSql(
      `create index inquiry_spam_status_created_at_id_index on inquiry (spam, status, created_at, id)`,
    )
    this.addSql(`create table publication (
      id serial primary key,
      tags json not null,
      created_at timestamptz not null
    )`)
    this.addSql(`create table app_user (
      id serial primary key,
      username varchar(200) not null,
      password_hash varchar(255) not null,
      demo boolean not null default false
    )`)
    this.addSql(`alter table app_user add constraint app_user_username_unique unique (username)`)
    this.addSql(`create table session (
      token_hash varchar(64) not null,
      user_id int not null,
      expires_at timestamptz not null,
      primary key (token_hash)
    )`)
    this.addSql(`create index session_user_id_index on session (user_id)`)
    this.addSql(`create index session_expires_at_index on session (expires_at)`)
    this.addSql(
      `alter table product add constraint product_category_id_foreign foreign key (category_id) references category (id) on delete restrict`,
    )
    this.addSql(
      `alter table inquiry add constraint inquiry_product_id_foreign foreign key (product_id) references product (id) on delete set null`,
    )
    this.addSql(
      `alter table session add constraint session_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade`,
    )

    // Substring search: the counterpart of SQLite's trigram table.
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create index product_search on product using gin (search_text gin_trgm_ops)`)
  }
}
