-- Questions that operators keep to compare prompts, models and rules on, in named sets.
create table evaluation_sets (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on evaluation_sets (lower(name));

create table evaluation_cases (
  id uuid primary key default gen_random_uuid(),
  set_id uuid not null references evaluation_sets on delete cascade,
  -- The question in its conversation, with which the case goes; null where an operator wrote it.
  message_id uuid references chat_messages on delete cascade,
  -- A list of {role, content, asks?}; the last is the question.
  turns jsonb not null,
  -- The roadmap's events before the question.
  ledger jsonb not null default '[]',
  -- Whether a visitor asked, who has no roadmap.
  visitor boolean not null,
  lang text not null,
  reply text,
  -- What an excellent reply does.
  expectation text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on evaluation_cases (set_id, created_at);
create unique index on evaluation_cases (message_id, set_id);

alter table evaluation_sets enable row level security;
alter table evaluation_cases enable row level security;
create policy "an admin keeps the sets" on evaluation_sets for all to beachhead_admin using (true);
create policy "an admin keeps the cases" on evaluation_cases for all to beachhead_admin using (true);
grant select, insert, update, delete on evaluation_sets, evaluation_cases to beachhead_admin;
