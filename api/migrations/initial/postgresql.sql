create table category (
  id serial primary key,
  slug varchar(60) not null,
  name varchar(100) not null,
  description text not null,
  icon varchar(16) not null,
  sort_order int not null default 0,
  updated_at timestamptz null,
  constraint category_slug_unique unique (slug)
);

-- Narrow columns first: a row is read from its start, and long texts spill to other pages.
create table product (
  id serial primary key,
  category_id int not null,
  year int not null,
  featured boolean not null default false,
  status varchar(16) not null,
  availability int not null default 0,
  condition text not null default 'used',
  price_kind text not null default 'net',
  price double precision null,
  previous_price double precision null,
  visible_price double precision null,
  compared_price double precision not null default 0,
  capacity int null,
  lift_height int null,
  hours int null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stock_number text null,
  brand varchar(200) not null,
  model varchar(200) not null,
  location varchar(200) not null,
  title varchar(200) not null,
  title_key text collate "C" not null,
  brand_key text not null,
  recognition text not null default '',
  rent json null,
  images json not null,
  figures json not null default '{}',
  unread json not null default '[]',
  withheld_from json not null default '[]',
  serial_number text not null default '',
  specifications json not null,
  description text not null,
  search_text text not null,
  note text not null default '',
  constraint product_stock_number_unique unique (stock_number),
  constraint product_category_id_foreign foreign key (category_id) references category (id) on delete restrict
);
create index product_created_at_id_index on product (created_at, id);
create index product_visible_price_id_index on product (visible_price, id);
create index product_year_id_index on product (year, id);
create index product_title_key_id_index on product (title_key, id);
create index product_featured_created_at_id_index on product (featured, created_at, id);
create index product_category_id_created_at_id_index on product (category_id, created_at, id);
create index product_category_id_visible_price_id_index on product (category_id, visible_price, id);
create index product_category_id_year_id_index on product (category_id, year, id);
create index product_status_created_at_id_index on product (status, created_at, id);
create index product_capacity_id_index on product (capacity, id);
create index product_lift_height_id_index on product (lift_height, id);
create index product_hours_id_index on product (hours, id);
create index product_recognition_index on product (recognition);
create index product_brand_key_index on product (brand_key);
create index product_availability_created_at_id_index on product (availability, created_at, id);
create index product_category_id_availability_created_at_id_index on product (category_id, availability, created_at, id);
create index product_category_id_availability_compared_price_id_index on product (category_id, availability, compared_price, id);

-- Finds a part of a word: the counterpart of SQLite's trigram table.
create extension if not exists pg_trgm;
create index product_search on product using gin (search_text gin_trgm_ops);

create table product_figure (
  product_id int not null,
  figure text not null,
  choice text not null,
  number double precision null,
  primary key (product_id, figure, choice),
  constraint product_figure_product_id_foreign foreign key (product_id) references product (id) on delete cascade
);
create index product_figure_figure_choice_product_id_index on product_figure (figure, choice, product_id);
create index product_figure_figure_number_product_id_index on product_figure (figure, number, product_id);

create table trashed_product (
  id int not null,
  title varchar(200) not null,
  deleted_at timestamptz not null,
  author varchar(200) not null,
  state json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  inquiries json not null,
  places json not null,
  primary key (id)
);
create index trashed_product_deleted_at_id_index on trashed_product (deleted_at, id);

create table inquiry (
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
  notes text not null default '',
  search_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint inquiry_product_id_foreign foreign key (product_id) references product (id) on delete set null
);
create index inquiry_product_id_index on inquiry (product_id);
create index inquiry_spam_status_created_at_id_index on inquiry (spam, status, created_at, id);

create table inquiry_product (
  inquiry_id int not null,
  position int not null,
  product_id int null,
  title varchar(200) not null,
  primary key (inquiry_id, position),
  constraint inquiry_product_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade,
  constraint inquiry_product_product_id_foreign foreign key (product_id) references product (id) on delete set null
);
create index inquiry_product_product_id_index on inquiry_product (product_id);

create table inquiry_event (
  id serial primary key,
  inquiry_id int not null,
  at timestamptz not null,
  kind varchar(16) not null,
  text text not null,
  author varchar(200) null,
  constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
);
create index inquiry_event_inquiry_id_index on inquiry_event (inquiry_id);

create table app_user (
  id serial primary key,
  username varchar(200) not null,
  email varchar(254) null,
  role varchar(16) not null default 'administrator',
  active boolean not null default true,
  password_hash varchar(255) not null,
  demo boolean not null default false,
  totp_secret varchar(64) null,
  totp_active boolean not null default false,
  totp_last_step int null,
  constraint app_user_username_unique unique (username),
  constraint app_user_email_unique unique (email)
);

create table session (
  token_hash varchar(64) not null,
  user_id int not null,
  device varchar(100) not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (token_hash),
  constraint session_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index session_user_id_index on session (user_id);
create index session_expires_at_index on session (expires_at);

create table recovery_code (
  id serial primary key,
  user_id int not null,
  code_hash varchar(64) not null,
  constraint recovery_code_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index recovery_code_user_id_index on recovery_code (user_id);

create table account_link (
  token_hash varchar(64) not null,
  user_id int not null,
  expires_at timestamptz not null,
  primary key (token_hash),
  constraint account_link_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index account_link_user_id_index on account_link (user_id);
create index account_link_expires_at_index on account_link (expires_at);

create table secret (
  name varchar(32) not null,
  value varchar(64) not null,
  primary key (name)
);

create table spent_form_token (
  token varchar(64) not null,
  spent_at timestamptz not null,
  primary key (token)
);
create index spent_form_token_spent_at_index on spent_form_token (spent_at);

create table settings (
  name text not null,
  content json not null,
  logo json null,
  logo_bytes text null,
  updated_at timestamptz not null,
  primary key (name)
);

create table page_text (
  page text not null,
  content json not null,
  updated_at timestamptz not null,
  primary key (page)
);

create table mail (
  id serial primary key,
  kind varchar(16) not null,
  about varchar(64) not null,
  recipient varchar(254) not null,
  mailbox varchar(254) not null default '',
  message_id varchar(255) not null,
  state varchar(16) not null default 'waiting',
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz null,
  last_error text null,
  created_at timestamptz not null,
  constraint mail_message_id_unique unique (message_id)
);
create index mail_about_index on mail (about);
create index mail_state_next_attempt_at_index on mail (state, next_attempt_at);
create index mail_mailbox_kind_created_at_index on mail (mailbox, kind, created_at);

create table publication (
  id serial primary key,
  tags json not null,
  created_at timestamptz not null
);

-- Changes get their numbers in the order in which they are committed. Otherwise a follower of the log
-- would miss a row that appears below a number it has seen. The lock is held until the transaction ends.
create function one_publication_at_a_time() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(tg_relid::bigint);
    return null;
end $$;
create trigger publication_order before insert on publication
  for each statement execute function one_publication_at_a_time();

-- Every process hears of a change once it is committed; see api/base/data/db/postgresql/peers.ts.
create function notify_publication() returns trigger language plpgsql as $$
  begin
    notify publication;
    return null;
end $$;
create trigger publication_notice after insert on publication
  for each statement execute function notify_publication();

create table edge (
  id int not null,
  position json null,
  error text null,
  failing_since timestamptz null,
  primary key (id)
);

create table revision (
  id serial primary key,
  kind varchar(16) not null,
  subject varchar(64) not null,
  at timestamptz not null,
  author varchar(200) null,
  action varchar(16) not null,
  state json not null,
  stock_import int null
);
create index revision_kind_subject_id_index on revision (kind, subject, id);
create index revision_stock_import_id_index on revision (stock_import, id);

create table stock_import (
  id serial primary key,
  at timestamptz not null,
  author varchar(200) not null,
  file_name varchar(255) not null,
  created int not null,
  changed int not null,
  unchanged int not null,
  failed int not null,
  undone_at timestamptz null,
  undone_by varchar(200) null
);

create table column_mapping (
  name varchar(100) not null,
  columns json not null,
  updated_at timestamptz not null,
  primary key (name)
);

create table feed (
  key text not null,
  enabled boolean not null,
  secret text not null,
  last_fetched_at timestamptz null,
  held_at timestamptz null,
  primary key (key)
);

create table feed_listing (
  feed_key text not null,
  product_id int not null,
  title text not null,
  entry text not null,
  entry_without_price text not null,
  pictures json not null,
  is_price_withdrawn boolean not null default false,
  primary key (feed_key, product_id)
);
create index feed_listing_product_id_index on feed_listing (product_id);

create table image_use (
  filename varchar(255) not null,
  at timestamptz not null,
  primary key (filename)
);

create table task (
  name text not null,
  kind text not null,
  status text not null,
  state json not null,
  is_cancelled boolean not null default false,
  reported_at timestamptz not null,
  primary key (name)
);

create table last_run (
  name varchar(32) not null,
  at timestamptz not null,
  primary key (name)
);

create table health_check (
  id serial primary key,
  checked_at timestamptz not null
);

-- The leases of the processes; see api/base/data/db/postgresql/peers.ts. SQLite needs none.
create table site_process (
  id text not null primary key,
  lease_until timestamptz not null,
  followed bigint not null
);

-- What was tried too often; see api/base/requests/throttle/shared.ts. With SQLite it is kept in memory.
create table throttle (
  key text not null primary key,
  events int not null,
  ends_at timestamptz not null
);
create index throttle_ends_at on throttle (ends_at);
