-- Read-only links to conversations as they were: what a link shows is a copy, and goes with it.
create table conversation_links (
  id uuid primary key,
  user_id uuid not null references auth."user" on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  token_hash bytea not null unique,
  title text not null,
  -- Whether its readers see whose it is.
  named boolean not null,
  -- A list of {role, content, created_at}.
  messages jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on conversation_links (user_id, created_at desc);
create index on conversation_links (conversation_id);
create index on conversation_links (expires_at);

alter table conversation_links enable row level security;
create policy "a person keeps their own links" on conversation_links for all to beachhead_member
  using (user_id = app.user_id())
  with check (user_id = app.user_id() and exists (select from conversations where id = conversation_id));
grant select, insert, delete on conversation_links to beachhead_member;
