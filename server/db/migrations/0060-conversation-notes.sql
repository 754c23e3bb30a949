-- What operators write about a conversation for each other: labels to find it by, and a note. Its founder never sees it.
create table conversation_notes (
  conversation_id uuid primary key references conversations on delete cascade,
  labels text[] not null,
  note text not null,
  -- Who saved it last.
  actor_id uuid references auth."user" on delete set null,
  updated_at timestamptz not null default now()
);
create index on conversation_notes using gin (labels);
create index on conversation_notes (actor_id);
alter table conversation_notes enable row level security;
create policy "an admin keeps the notes" on conversation_notes for all to beachhead_admin using (true);
grant select, insert, update on conversation_notes to beachhead_admin;
