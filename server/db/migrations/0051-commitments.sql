-- What somebody of a venture said they would do, with a day.
create table commitments (
  id uuid primary key,
  venture_id uuid not null references ventures on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  text text not null,
  due_on date not null,
  -- The next best action that it was accepted from, or the message that it was said in.
  about_action text,
  about_message uuid references chat_messages on delete set null,
  state text not null default 'open' check (state in ('open', 'done', 'dropped')),
  -- The message that told what happened.
  answer_message uuid references chat_messages on delete set null,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index on commitments (venture_id, due_on);
create index on commitments (user_id, due_on);
create index on commitments (about_message) where about_message is not null;
create index on commitments (answer_message) where answer_message is not null;
-- An action is accepted, and a message taken, once at a time.
create unique index one_open_commitment on commitments (venture_id, about_action, user_id)
  where state = 'open' and about_action is not null;
create unique index one_commitment_per_message on commitments (about_message) where about_message is not null;

alter table commitments enable row level security;
create policy "who sees a venture's roadmap sees what its people committed to" on commitments for select
  to beachhead_member using (venture_id = any (array(select app.ventures_as('owner', 'member', 'mentor'))));
create policy "a person commits themselves" on commitments for insert to beachhead_member
  with check (user_id = app.user_id() and venture_id = any (array(select app.ventures_as('owner', 'member'))));
create policy "a person settles their own, in their ventures" on commitments for update to beachhead_member
  using (user_id = app.user_id() and venture_id = any (array(select app.ventures_as('owner', 'member'))));
grant select, insert on commitments to beachhead_member;
grant update (text, due_on, state, answer_message, settled_at) on commitments to beachhead_member;

-- The names of those who committed to something in a venture, for who sees its roadmap.
create function app.committed_in(venture uuid) returns table (user_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select id, full_name from public.profiles
  where app.venture_role(venture) in ('owner', 'member', 'mentor')
    and id in (select commitments.user_id from public.commitments where venture_id = venture)
$$;
revoke all on function app.committed_in from public;
grant execute on function app.committed_in to beachhead_member;

-- The private address of somebody's calendar: its secret follows from the id and the server's key.
create table calendar_feeds (
  user_id uuid primary key references auth."user" on delete cascade,
  id uuid not null,
  token_hash bytea not null unique,
  -- Whether the feed holds what was committed to, word for word, and the venture's name.
  named boolean not null default false,
  created_at timestamptz not null default now()
);
-- Who wants the weekly mail. The secret of the link that stops it follows from the id and the server's key.
create table weekly_mails (
  user_id uuid primary key references auth."user" on delete cascade,
  id uuid not null,
  token_hash bytea not null unique,
  -- The Monday of the newest week that is settled: sent, empty, or given up.
  week date not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
alter table calendar_feeds enable row level security;
alter table weekly_mails enable row level security;
create policy "a person keeps their own feed" on calendar_feeds for all to beachhead_member
  using (user_id = app.user_id());
create policy "a person keeps their own mail" on weekly_mails for all to beachhead_member
  using (user_id = app.user_id());
grant select, insert, update, delete on calendar_feeds, weekly_mails to beachhead_member;
