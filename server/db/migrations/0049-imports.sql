-- What was read from a file or pasted cells for a venture's evidence. The file itself is never kept.
create table venture_imports (
  id uuid primary key default gen_random_uuid(),
  venture_id uuid not null references ventures on delete cascade,
  -- Who brought it in; null once their account was deleted.
  user_id uuid references auth."user" on delete set null,
  name text not null,
  kind text not null check (kind in ('table', 'notes', 'deck')),
  -- The cells, or the proposals, as they were read; emptied thirty days later.
  source jsonb not null,
  -- How they are read: type, columns, order of dates, what a conversation was about.
  reading jsonb not null,
  -- The event of the ledger that each taken row became.
  taken jsonb not null default '{}',
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  undone_at timestamptz
);
create index on venture_imports (venture_id, created_at desc);
create index on venture_imports (user_id);
create index on venture_imports (created_at);

alter table venture_imports enable row level security;
create policy "who works in a venture sees what was imported" on venture_imports for select to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));
create policy "who works in a venture imports in their own name" on venture_imports for insert to beachhead_member
  with check (user_id = app.user_id() and app.venture_role(venture_id) in ('owner', 'member'));
create policy "who works in a venture goes on with an import" on venture_imports for update to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));
create policy "who works in a venture drops an import" on venture_imports for delete to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));
grant select, insert, update (source, reading, taken, taken_at, undone_at), delete on venture_imports to beachhead_member;

-- What a venture's people are called, for its own people: a transcript names them.
create function app.names_in(venture uuid) returns setof text language sql stable
security definer set search_path = pg_catalog, public as
  $$ select name from public.venture_members member join auth."user" person on person.id = member.user_id
    where member.venture_id = venture and app.venture_role(venture) in ('owner', 'member') $$;
revoke all on function app.names_in from public;
grant execute on function app.names_in to beachhead_member;
