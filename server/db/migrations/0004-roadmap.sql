-- The roadmap: an append-only ledger of what a person said, and what is derived from it.
create table ventures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create index on ventures (user_id);
-- One is worked on at a time; the others are kept.
create unique index one_active_venture on ventures (user_id) where archived_at is null;

create table evidence_events (
  -- Order is by seq, never by clock: clocks jump.
  seq bigint generated always as identity primary key,
  user_id uuid not null references auth."user" on delete cascade,
  venture_id uuid not null references ventures on delete cascade,
  event_id text not null,
  kind text not null,
  extractor text not null check (extractor in ('rules', 'model', 'person')),
  -- No references: the evidence outlives the conversation it came from.
  message_id uuid,
  conversation_id uuid,
  at timestamptz not null,
  event jsonb not null,
  unique (venture_id, event_id)
);
create index on evidence_events (user_id);
create index on evidence_events (venture_id, seq);
create index on evidence_events (conversation_id);
create index on evidence_events (message_id);

create table roadmap_history (
  seq bigint generated always as identity primary key,
  user_id uuid not null references auth."user" on delete cascade,
  venture_id uuid not null references ventures on delete cascade,
  at timestamptz not null,
  what text not null,
  before text not null,
  after text not null,
  cause text not null,
  -- The event whose undo takes this change back, and the message it came from.
  event_id text,
  message_id uuid
);
create index on roadmap_history (user_id);
create index on roadmap_history (venture_id, seq);

-- The roadmap of the active venture as last derived; `evidence` holds the counts behind evidence_entries.
create table dashboard_config (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid primary key references auth."user" on delete cascade,
  current_level smallint not null default 0 check (current_level between 0 and 6),
  last_confidence_update timestamptz,
  next_best_action text not null default '',
  idea_summary text not null default '',
  idea_bullets jsonb not null default '[]',
  value_proof_summary jsonb not null default '{"value_proposition": "", "proof_points": []}',
  target_industries jsonb not null default '[]',
  icp_data jsonb not null default '{"description": "", "characteristics": []}',
  buyer_persona jsonb not null default '{"role": "", "motivation": "", "proof_needed": ""}',
  widget_visibility jsonb not null default '{"widgets": []}',
  evidence jsonb not null default '[]'
);

-- One row for each interview, letter, pilot and paying customer, as product.md section 7 counts them.
create view evidence_entries with (security_invoker = true) as
  select config.user_id, entry.type as evidence_type, entry.confirmed
  from dashboard_config config
  cross join jsonb_to_recordset(config.evidence) as entry (type text, confirmed boolean, count integer)
  cross join generate_series(1, entry.count);

-- Its changes tell the dashboard to load again: another venture, a link, a message that waits to be read.
create table user_state (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid primary key references auth."user" on delete cascade,
  venture_id uuid references ventures on delete set null,
  revision integer not null default 0
);

-- One row for each message of a person: to be read for evidence, or read, with the cards it led to.
create table extraction_jobs (
  message_id uuid primary key references chat_messages on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- The message whose text this one is a new version of: what was read there is taken back.
  edits_id uuid,
  updates jsonb not null default '[]'
);
create index on extraction_jobs (user_id) where state = 'waiting';
create index on extraction_jobs (next_at) where state = 'waiting';

create table share_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" on delete cascade,
  venture_id uuid not null references ventures on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on share_links (user_id);
create unique index one_link_per_venture on share_links (venture_id) where revoked_at is null;

alter table ventures enable row level security;
alter table evidence_events enable row level security;
alter table roadmap_history enable row level security;
alter table dashboard_config enable row level security;
alter table user_state enable row level security;
alter table extraction_jobs enable row level security;
alter table share_links enable row level security;

create policy "a person keeps their own ventures" on ventures for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person adds to their own ledger" on evidence_events for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person keeps their own history" on roadmap_history for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person keeps their own roadmap" on dashboard_config for all to beachhead_member
  using (user_id = app.user_id());
create policy "an admin counts levels" on dashboard_config for select to beachhead_admin using (true);
create policy "a person keeps their own state" on user_state for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person's messages are read for them" on extraction_jobs for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person shares their own roadmap" on share_links for all to beachhead_member
  using (user_id = app.user_id());

grant select, insert, update on ventures, dashboard_config, user_state, extraction_jobs, share_links to beachhead_member;
-- Append-only.
grant select, insert on evidence_events, roadmap_history to beachhead_member;
grant select on evidence_entries to beachhead_member;
grant select (user_id, current_level, last_confidence_update) on dashboard_config to beachhead_admin;

create trigger notify_change after insert or update on dashboard_config
  for each row execute function app.notify_change();
create trigger notify_change after insert or update on user_state
  for each row execute function app.notify_change();
-- The entries are a view; their change is announced where their counts are kept.
create function app.notify_entries() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', json_build_object(
    'table', 'evidence_entries', 'id', new.id, 'user_id', new.user_id, 'op', 'UPDATE')::text);
  return null;
end $$;
create trigger notify_entries after update on dashboard_config
  for each row when (old.evidence is distinct from new.evidence)
  execute function app.notify_entries();
