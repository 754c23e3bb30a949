-- What every entry said after each change, and which changes were one act and are undone as one.
create table knowledge_batches (
  id uuid primary key,
  kind text not null check (kind in ('import', 'notion', 'delete', 'category', 'tag', 'untag')),
  -- A file's name, an address, the title of a page; of a bulk change the category or tag.
  subject text not null,
  created integer not null,
  updated integer not null,
  deleted integer not null,
  -- No key, as in the log: a new id takes the place of a deleted admin's.
  actor_id uuid,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index on knowledge_batches (created_at desc);
create index on knowledge_batches (actor_id);

create table knowledge_versions (
  id bigint generated always as identity primary key,
  entry_id uuid not null,
  title text not null,
  -- The row without what follows from it; of a deletion, as it was before.
  entry jsonb not null,
  deleted boolean not null default false,
  cause text not null check (cause in ('first', 'shipped', 'form', 'texts', 'import', 'notion', 'bulk', 'restore', 'undo')),
  batch_id uuid references knowledge_batches on delete set null,
  actor_id uuid,
  created_at timestamptz not null default clock_timestamp()
);
create index on knowledge_versions (entry_id, id desc);
create index on knowledge_versions (batch_id) where batch_id is not null;
create index on knowledge_versions (actor_id);
create index on knowledge_versions (id desc) where deleted;

insert into knowledge_versions (entry_id, title, entry, cause)
select id, title, to_jsonb(entry) - array['words', 'search', 'updated_at'], 'first' from knowledge_entries entry;

alter table knowledge_batches enable row level security;
alter table knowledge_versions enable row level security;
create policy "an admin keeps what was changed in one act" on knowledge_batches for all to beachhead_admin using (true);
create policy "an admin reads the versions of entries" on knowledge_versions for select to beachhead_admin using (true);
create policy "an admin's version of an entry is kept" on knowledge_versions for insert to beachhead_admin
  with check (true);
grant select, insert, update on knowledge_batches to beachhead_admin;
grant select, insert on knowledge_versions to beachhead_admin;
-- A shipped entry that was deleted and is restored is no longer one that stays away.
grant delete on deleted_entries to beachhead_admin;

create function app.forget_knowledge_actor() returns trigger language plpgsql as $$
declare
  nobody uuid := gen_random_uuid();
begin
  update knowledge_versions set actor_id = nobody where actor_id = old.id;
  update knowledge_batches set actor_id = nobody where actor_id = old.id;
  update dismissed_gaps set actor_id = nobody where actor_id = old.id;
  return old;
end $$;
create trigger forget_knowledge_actor before delete on auth."user"
  for each row execute function app.forget_knowledge_actor();

-- Questions without an answer that an admin does not want to see: a hash of what they are about, and no words.
create table dismissed_gaps (
  id text primary key,
  actor_id uuid,
  dismissed_at timestamptz not null default now()
);
create index on dismissed_gaps (actor_id);
alter table dismissed_gaps enable row level security;
create policy "an admin puts a gap away" on dismissed_gaps for all to beachhead_admin using (true);
grant select, insert, delete on dismissed_gaps to beachhead_admin;
