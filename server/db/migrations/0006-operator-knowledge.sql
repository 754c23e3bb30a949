-- What operators do to the knowledge base beyond editing: deleting shipped entries for good, syncing with Notion.

-- Shipped entries that an operator deleted; a start or a later release does not bring them back.
create table deleted_entries (
  slug text primary key,
  deleted_at timestamptz not null default now()
);
alter table deleted_entries enable row level security;
create policy "an admin deletes shipped entries for good" on deleted_entries for all to beachhead_admin using (true);
grant select, insert on deleted_entries to beachhead_admin;

-- The page an entry was read from. A page whose text is too long for one entry is several, numbered from 1.
alter table knowledge_entries
  add column notion_page_id text,
  add column notion_part integer,
  -- The page that was asked to be synced: the entry goes when that page no longer has it.
  add column notion_root_id text,
  add constraint notion_entry_is_whole check (
    (notion_page_id is null) = (notion_part is null) and (notion_page_id is null) = (notion_root_id is null)),
  add constraint notion_entry_once unique (notion_page_id, notion_part);

-- One row: the last sync, and the lease of the one that runs. A killed process's lease ends by itself.
create table notion_sync (
  id boolean primary key default true check (id),
  lease uuid,
  leased_until timestamptz,
  page_id text,
  title text,
  synced_at timestamptz
);
insert into notion_sync default values;
alter table notion_sync enable row level security;
create policy "an admin syncs with Notion" on notion_sync for all to beachhead_admin using (true);
grant select, update on notion_sync to beachhead_admin;

-- What operators search: the words as they are written, of every field, by their beginnings.
alter table knowledge_entries add column words tsvector not null generated always as (to_tsvector('simple',
  title || ' ' || category || ' ' || app.words(keywords) || ' ' || app.words(relevance_tags) || ' ' || content)) stored;
create index on knowledge_entries using gin (words) with (fastupdate = off);
