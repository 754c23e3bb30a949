-- Models as operators entered them: each takes the place of the entry of its id that ships, or stands beside those.
create table model_entries (
  id text primary key,
  entry jsonb not null,
  updated_at timestamptz not null default now()
);
alter table model_entries enable row level security;
create policy "an admin keeps the models" on model_entries for all to beachhead_admin using (true);
grant select, insert, update, delete on model_entries to beachhead_admin;
create trigger bump_revision after insert or update or delete on model_entries
  for each statement execute function app.bump_revision();

-- Last days as the provider's own list told them when it was last read.
create table model_last_days (
  model text primary key,
  day date not null
);
alter table model_last_days enable row level security;
create policy "an admin reads the last days" on model_last_days for select to beachhead_admin using (true);
grant select on model_last_days to beachhead_admin;
create trigger bump_revision after insert or update or delete on model_last_days
  for each statement execute function app.bump_revision();
