-- Conversations, their messages, and the replies being written.
create table anonymous_sessions (
  id uuid primary key,
  address_hash bytea not null,
  created_at timestamptz not null default now(),
  visit_messages integer not null default 0,
  refunds integer not null default 0,
  last_message_at timestamptz
);
create index on anonymous_sessions (created_at);

-- Counters of one day: scope is 'all', 'address:<hash>' (messages) or 'issued:<hash>' (session ids).
create table anonymous_usage (
  day date not null,
  scope text not null,
  count integer not null,
  primary key (day, scope)
);

create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth."user" on delete cascade,
  session_id uuid,
  title text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  claimed_at timestamptz,
  check (user_id is not null or session_id is not null)
);
create index on conversations (user_id, updated_at desc);
create index on conversations (session_id) where user_id is null;

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  -- Order is by seq, never by clock: clocks jump.
  seq bigint generated always as identity,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid references auth."user" on delete cascade,
  session_id uuid,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  status text not null check (status in ('streaming', 'complete', 'stopped', 'interrupted', 'failed')),
  error_code text,
  -- Who sent it at the time, and the id the sender's client gave it: the pair makes a send idempotent.
  sender_id uuid,
  client_id uuid,
  -- A reply that was regenerated stays until its successor has something to show.
  superseded boolean not null default false,
  created_at timestamptz not null default now()
);
create index on chat_messages (conversation_id, seq);
create index on chat_messages (user_id);
create unique index chat_messages_client on chat_messages (sender_id, client_id);

create table generations (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid references auth."user" on delete cascade,
  session_id uuid,
  user_message_id uuid not null references chat_messages on delete cascade,
  reply_id uuid not null unique references chat_messages on delete cascade,
  replaces_id uuid references chat_messages on delete set null,
  status text not null check (status in ('streaming', 'complete', 'stopped', 'interrupted', 'failed')),
  -- Where each streamed piece of the text ends, in UTF-16 units: event n is text[ends[n-1], ends[n]).
  chunk_ends integer[] not null default '{}',
  -- The process that writes it, by the advisory lock it holds while it lives.
  runner integer not null,
  heartbeat_at timestamptz not null default now(),
  stop_requested boolean not null default false,
  started_at timestamptz not null default now(),
  first_text_at timestamptz,
  finished_at timestamptz
);
create index on generations (user_message_id);
create index on generations (user_id);
create unique index one_reply_at_a_time on generations (conversation_id) where status = 'streaming';

-- One row for each call of a model; it outlives the conversation, without its content.
create table usage_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  user_id uuid references auth."user" on delete set null,
  session_id uuid,
  generation_id uuid,
  provider text not null,
  model text not null,
  purpose text not null,
  prompt_tokens integer,
  completion_tokens integer,
  cost numeric(14, 8),
  latency_ms integer not null,
  first_text_ms integer,
  outcome text not null
);
create index on usage_events (created_at);
create index on usage_events (user_id);

create table assistant_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create function app.owns(owner uuid, session uuid) returns boolean language sql stable parallel safe as
  $$ select owner = app.user_id() or (owner is null and session = app.session_id()) $$;

alter table conversations enable row level security;
alter table chat_messages enable row level security;
alter table generations enable row level security;
alter table usage_events enable row level security;
alter table anonymous_sessions enable row level security;
alter table anonymous_usage enable row level security;

create policy "a person keeps their own conversations" on conversations for all to beachhead_member
  using (app.owns(user_id, session_id));
create policy "a person keeps their own messages" on chat_messages for all to beachhead_member
  using (app.owns(user_id, session_id));
create policy "a person follows their own replies" on generations for all to beachhead_member
  using (app.owns(user_id, session_id));
create policy "a person reads their own usage" on usage_events for select to beachhead_member
  using (user_id = app.user_id());
create policy "a visitor counts on their own session" on anonymous_sessions for all to beachhead_member
  using (id = app.session_id());
create policy "visits are counted by day" on anonymous_usage for all to beachhead_member
  using (app.user_id() is null and app.session_id() is not null);
create policy "an admin reads every conversation" on conversations for select to beachhead_admin using (true);
create policy "an admin reads every message" on chat_messages for select to beachhead_admin using (true);
create policy "an admin reads all usage" on usage_events for select to beachhead_admin using (true);

grant select, insert, update, delete on conversations, chat_messages, generations to beachhead_member;
grant select, insert, update on anonymous_sessions, anonymous_usage to beachhead_member;
grant select on usage_events to beachhead_member;
grant select on conversations, chat_messages, usage_events to beachhead_admin;

-- A change feed of ids: NOTIFY has no replay and a payload limit, so the client always fetches.
create function app.notify_change() returns trigger language plpgsql as $$
declare changed record;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  if changed.user_id is not null then
    perform pg_notify('changes', json_build_object(
      'table', tg_table_name, 'id', changed.id, 'user_id', changed.user_id, 'op', tg_op)::text);
  end if;
  return null;
end $$;
create trigger notify_change after insert or update or delete on conversations
  for each row execute function app.notify_change();
