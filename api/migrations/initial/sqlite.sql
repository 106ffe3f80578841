create table category (
  id integer not null primary key autoincrement,
  slug text not null,
  name text not null,
  description text not null,
  icon text not null,
  sort_order integer not null default 0,
  updated_at datetime null
);
create unique index category_slug_unique on category (slug);

-- Narrow columns first: a row is read from its start, and long texts spill to other pages.
create table product (
  id integer not null primary key autoincrement,
  category_id integer not null,
  year integer not null,
  featured integer not null default false,
  status text not null,
  availability integer not null default 0,
  condition text not null default 'used',
  price_kind text not null default 'net',
  price double precision null,
  previous_price double precision null,
  visible_price double precision null,
  compared_price double precision not null default 0,
  capacity integer null,
  lift_height integer null,
  hours integer null,
  created_at datetime not null,
  updated_at datetime not null,
  stock_number text null,
  brand text not null,
  model text not null,
  location text not null,
  title text not null,
  title_key text not null,
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
  constraint product_category_id_foreign foreign key (category_id) references category (id) on delete restrict
);
create unique index product_stock_number_unique on product (stock_number);
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

-- Finds a part of a word; the triggers keep it equal to the column that it indexes.
create virtual table product_search using fts5 (
  search_text, content = 'product', content_rowid = 'id', tokenize = 'trigram case_sensitive 1'
);
create trigger product_search_insert after insert on product begin
  insert into product_search (rowid, search_text) values (new.id, new.search_text);
end;
create trigger product_search_update after update of search_text on product begin
  insert into product_search (product_search, rowid, search_text)
    values ('delete', old.id, old.search_text);
  insert into product_search (rowid, search_text) values (new.id, new.search_text);
end;
create trigger product_search_delete after delete on product begin
  insert into product_search (product_search, rowid, search_text)
    values ('delete', old.id, old.search_text);
end;

create table product_figure (
  product_id integer not null,
  figure text not null,
  choice text not null,
  number double precision null,
  primary key (product_id, figure, choice),
  constraint product_figure_product_id_foreign foreign key (product_id) references product (id) on delete cascade
);
create index product_figure_figure_choice_product_id_index on product_figure (figure, choice, product_id);
create index product_figure_figure_number_product_id_index on product_figure (figure, number, product_id);

create table trashed_product (
  id integer not null primary key,
  title text not null,
  deleted_at datetime not null,
  author text not null,
  state json not null,
  created_at datetime not null,
  updated_at datetime not null,
  inquiries json not null,
  places json not null
);
create index trashed_product_deleted_at_id_index on trashed_product (deleted_at, id);

create table inquiry (
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
  notes text not null default '',
  search_text text not null default '',
  created_at datetime not null,
  updated_at datetime not null,
  constraint inquiry_product_id_foreign foreign key (product_id) references product (id) on delete set null
);
create index inquiry_product_id_index on inquiry (product_id);
create index inquiry_spam_status_created_at_id_index on inquiry (spam, status, created_at, id);

create table inquiry_product (
  inquiry_id integer not null,
  position integer not null,
  product_id integer null,
  title text not null,
  primary key (inquiry_id, position),
  constraint inquiry_product_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade,
  constraint inquiry_product_product_id_foreign foreign key (product_id) references product (id) on delete set null
);
create index inquiry_product_product_id_index on inquiry_product (product_id);

create table inquiry_event (
  id integer not null primary key autoincrement,
  inquiry_id integer not null,
  at datetime not null,
  kind text not null,
  text text not null,
  author text null,
  constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
);
create index inquiry_event_inquiry_id_index on inquiry_event (inquiry_id);

create table app_user (
  id integer not null primary key autoincrement,
  username text not null,
  email text null,
  role text not null default 'administrator',
  active integer not null default true,
  password_hash text not null,
  demo integer not null default false,
  totp_secret text null,
  totp_active integer not null default false,
  totp_last_step integer null
);
create unique index app_user_username_unique on app_user (username);
create unique index app_user_email_unique on app_user (email);

create table session (
  token_hash text not null primary key,
  user_id integer not null,
  device text not null,
  created_at datetime not null,
  last_used_at datetime not null,
  expires_at datetime not null,
  constraint session_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index session_user_id_index on session (user_id);
create index session_expires_at_index on session (expires_at);

create table recovery_code (
  id integer not null primary key autoincrement,
  user_id integer not null,
  code_hash text not null,
  constraint recovery_code_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index recovery_code_user_id_index on recovery_code (user_id);

create table account_link (
  token_hash text not null primary key,
  user_id integer not null,
  expires_at datetime not null,
  constraint account_link_user_id_foreign foreign key (user_id) references app_user (id) on delete cascade
);
create index account_link_user_id_index on account_link (user_id);
create index account_link_expires_at_index on account_link (expires_at);

create table secret (
  name text not null primary key,
  value text not null
);

create table spent_form_token (
  token text not null primary key,
  spent_at datetime not null
);
create index spent_form_token_spent_at_index on spent_form_token (spent_at);

create table settings (
  name text not null primary key,
  content json not null,
  logo json null,
  logo_bytes text null,
  updated_at datetime not null
);

create table page_text (
  page text not null primary key,
  content json not null,
  updated_at datetime not null
);

create table mail (
  id integer not null primary key autoincrement,
  kind text not null,
  about text not null,
  recipient text not null,
  mailbox text not null default '',
  message_id text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at datetime not null,
  claimed_until datetime null,
  last_error text null,
  created_at datetime not null
);
create index mail_about_index on mail (about);
create unique index mail_message_id_unique on mail (message_id);
create index mail_state_next_attempt_at_index on mail (state, next_attempt_at);
create index mail_mailbox_kind_created_at_index on mail (mailbox, kind, created_at);

create table publication (
  id integer not null primary key autoincrement,
  tags json not null,
  created_at datetime not null
);

create table edge (
  id integer not null primary key,
  position json null,
  error text null,
  failing_since datetime null
);

create table revision (
  id integer not null primary key autoincrement,
  kind text not null,
  subject text not null,
  at datetime not null,
  author text null,
  action text not null,
  state json not null,
  stock_import integer null
);
create index revision_kind_subject_id_index on revision (kind, subject, id);
create index revision_stock_import_id_index on revision (stock_import, id);

create table stock_import (
  id integer not null primary key autoincrement,
  at datetime not null,
  author text not null,
  file_name text not null,
  created integer not null,
  changed integer not null,
  unchanged integer not null,
  failed integer not null,
  undone_at datetime null,
  undone_by text null
);

create table column_mapping (
  name text not null primary key,
  columns json not null,
  updated_at datetime not null
);

create table feed (
  key text not null primary key,
  enabled integer not null,
  secret text not null,
  last_fetched_at datetime null,
  held_at datetime null
);

create table feed_listing (
  feed_key text not null,
  product_id integer not null,
  title text not null,
  entry text not null,
  entry_without_price text not null,
  pictures json not null,
  is_price_withdrawn integer not null default false,
  primary key (feed_key, product_id)
);
create index feed_listing_product_id_index on feed_listing (product_id);

create table image_use (
  filename text not null primary key,
  at datetime not null
);

create table task (
  name text not null primary key,
  kind text not null,
  status text not null,
  state json not null,
  is_cancelled integer not null default false,
  reported_at datetime not null
);

create table last_run (
  name text not null primary key,
  at datetime not null
);

create table health_check (
  id integer not null primary key autoincrement,
  checked_at datetime not null
);
