-- The search runs in each process (docs/decisions/0006); the database keeps what it reads and what it found.

-- How founders ask what a shipped entry answers, by language. They go when the title changes: the entry may
-- then be about something else.
alter table knowledge_entries add column phrasings jsonb not null default '{}';
create function app.forget_phrasings() returns trigger language plpgsql as $$
begin
  if new.phrasings = old.phrasings then new.phrasings := '{}'; end if;
  return new;
end $$;
create trigger forget_phrasings before update on knowledge_entries
  for each row when (old.title is distinct from new.title) execute function app.forget_phrasings();

-- Replaced by the search in the process.
alter table knowledge_entries drop column search;
drop function app.knowledge_vector(text, text[], text[], text, jsonb);
drop function app.any_word(regconfig, text);

-- One row: goes up with every transaction that changes the knowledge base, so that a process sees in one look
-- whether what it searches is what is stored. At commit, so that writers wait for each other for a moment only.
create table knowledge_revision (
  id boolean primary key default true check (id),
  revision bigint not null default 0,
  transaction xid8
);
insert into knowledge_revision default values;
create function app.count_knowledge_change() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update public.knowledge_revision set revision = revision + 1, transaction = pg_current_xact_id()
  where transaction is distinct from pg_current_xact_id();
  return null;
end $$;
create constraint trigger count_knowledge_change after insert or update or delete on knowledge_entries
  deferrable initially deferred for each row execute function app.count_knowledge_change();

-- The meaning of an entry's parts as EMBEDDING_MODEL gives it; searched exactly, in memory.
create table knowledge_chunks (
  entry_id uuid not null references knowledge_entries on delete cascade,
  part integer not null,
  model text not null,
  -- Of the text that the vector was made from: a changed entry's vector no longer counts.
  text_hash text not null,
  vector real[] not null,
  primary key (entry_id, model, part)
);

-- What each reply was given from the knowledge base, best first. Belongs to the reply and goes with it.
create table retrievals (
  reply_id uuid primary key references chat_messages on delete cascade,
  found boolean not null,
  best_score real,
  -- Without references: an entry that is gone was used all the same.
  entry_ids uuid[] not null,
  scores real[] not null,
  created_at timestamptz not null default now()
);
create index on retrievals (created_at);
create index on retrievals using gin (entry_ids);

alter table knowledge_revision enable row level security;
alter table knowledge_chunks enable row level security;
alter table retrievals enable row level security;
create policy "an admin sees what replies were given" on retrievals for select to beachhead_admin using (true);
create policy "a person sees what their replies were given" on retrievals for select to beachhead_member
  using (exists (select from chat_messages where id = reply_id and app.owns(user_id, session_id)));
grant select on retrievals to beachhead_admin, beachhead_member;
