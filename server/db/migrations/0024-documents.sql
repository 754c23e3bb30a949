-- Documents that members keep: what the guide filled in and what they typed, by the keys of the document's form.
create table documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" on delete cascade,
  conversation_id uuid references conversations on delete set null,
  -- The reply that offered it.
  message_id uuid references chat_messages on delete set null,
  kind text not null,
  lang text not null,
  fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on documents (user_id, updated_at desc);
create index on documents (conversation_id);
create unique index one_document_per_reply on documents (message_id, user_id);

alter table documents enable row level security;
create policy "a person keeps their own documents" on documents for all to beachhead_member
  using (user_id = app.user_id());
grant select, insert, update, delete on documents to beachhead_member;
