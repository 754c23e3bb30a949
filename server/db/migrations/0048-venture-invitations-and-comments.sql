-- Invitations to a venture: one role, one use, by link alone or to one address. The secret of the link follows from the id
-- and the server's key.
create table venture_invitations (
  id uuid primary key,
  venture_id uuid not null references ventures on delete cascade,
  token_hash bytea not null unique,
  role text not null check (role in ('member', 'mentor', 'sponsor')),
  -- In small letters; null for whoever opens the link.
  email text,
  invited_by uuid references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references auth."user" on delete set null,
  revoked_at timestamptz
);
-- One open invitation for each address.
create unique index venture_invitations_open on venture_invitations (venture_id, email)
  where accepted_at is null and revoked_at is null;
create index on venture_invitations (expires_at);
create index on venture_invitations (invited_by);
create index on venture_invitations (accepted_by) where accepted_by is not null;
alter table venture_invitations enable row level security;
create policy "an owner sees the invitations" on venture_invitations for select to beachhead_member
  using (app.venture_role(venture_id) = 'owner');
create policy "an owner invites in their own name" on venture_invitations for insert to beachhead_member
  with check (invited_by = app.user_id() and app.venture_role(venture_id) = 'owner');
create policy "an owner revokes an invitation" on venture_invitations for update to beachhead_member
  using (app.venture_role(venture_id) = 'owner');
grant select, insert, update (revoked_at) on venture_invitations to beachhead_member;

-- What people of a venture say about a field, a record or the next step. A thread is its first comment and what names it.
create table venture_comments (
  id uuid primary key,
  -- In the order in which they were written.
  seq bigint generated always as identity,
  venture_id uuid not null references ventures on delete cascade,
  user_id uuid references auth."user" on delete set null,
  thread_id uuid references venture_comments on delete cascade,
  subject_on text not null check (subject_on in ('field', 'record', 'action')),
  subject_id text not null,
  passage text not null default '',
  kind text not null check (kind in ('comment', 'proof')),
  text text not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references auth."user" on delete set null,
  -- The record that answers a request for proof.
  record_id text
);
create index on venture_comments (venture_id, seq);
create index on venture_comments (user_id);
create index on venture_comments (thread_id) where thread_id is not null;
create index on venture_comments (resolved_by) where resolved_by is not null;
alter table venture_comments enable row level security;
create policy "people read the comments" on venture_comments for select to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member', 'mentor'));
create policy "people comment in their own name" on venture_comments for insert to beachhead_member
  with check (user_id = app.user_id() and app.venture_role(venture_id) in ('owner', 'member', 'mentor'));
create policy "who began a thread, and the owner, resolve it; a member answers a request for proof" on venture_comments
  for update to beachhead_member
  using (thread_id is null and case app.venture_role(venture_id) when 'owner' then true
    when 'member' then user_id = app.user_id() or kind = 'proof' when 'mentor' then user_id = app.user_id() end)
  with check (resolved_by is null or resolved_by = app.user_id());
grant select, insert, update (resolved_at, resolved_by, record_id) on venture_comments to beachhead_member;

create function app.notify_in_venture() returns trigger language plpgsql as $$
begin
  perform app.tell_people(new.venture_id, 'ventures', new.venture_id, 'UPDATE');
  return null;
end $$;
create trigger notify_in_venture after insert or update on venture_comments
  for each row execute function app.notify_in_venture();
create trigger notify_in_venture after insert or update on venture_invitations
  for each row execute function app.notify_in_venture();

-- Who belongs to a venture, as the caller may see it: addresses and when somebody was last here are for those who work in it.
create function app.people_of(venture uuid)
returns table (user_id uuid, name text, email text, role text, joined_at timestamptz, last_here timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select who.user_id, profiles.full_name, case when works then profiles.email end, who.role, who.joined_at,
    case when works then (select max("updatedAt") from auth.session where "userId" = who.user_id) end
  from (select app.venture_role(venture) as mine, app.venture_role(venture) in ('owner', 'member') as works) caller
  join public.venture_members who on who.venture_id = venture
  join public.profiles on profiles.id = who.user_id
  where mine in ('owner', 'member', 'mentor') or (mine = 'sponsor' and (who.role = 'owner' or who.user_id = app.user_id()))
$$;

-- The names of all who wrote in a venture, for who sees its roadmap: of those who left as well.
create function app.authors_in(venture uuid) returns table (user_id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select id, full_name from public.profiles
  where app.venture_role(venture) in ('owner', 'member', 'mentor') and id in (
    select user_id from public.venture_members where venture_id = venture
    union select user_id from public.evidence_events where venture_id = venture
    union select user_id from public.venture_comments where venture_id = venture
    union select resolved_by from public.venture_comments where venture_id = venture)
$$;

-- Who was invited is forgotten with the account.
create function app.forget_venture_invitations() returns trigger language plpgsql as $$
begin
  delete from venture_invitations where email = lower(old.email) or accepted_by = old.id;
  return old;
end $$;
create trigger forget_venture_invitations before delete on auth."user"
  for each row execute function app.forget_venture_invitations();

-- What a sponsor sees besides level and counts, derived with them.
alter table dashboard_config add column next_gate text, add column repeat_events integer not null default 0;
grant update (next_gate, repeat_events) on dashboard_config to beachhead_member;

-- The ventures that the caller sponsors, with nothing of what their people wrote: level and counters now, what the level was
-- and what the counters counted so many days ago by the history, and when evidence last came.
create function app.cohort(days integer)
returns table (id uuid, name text, created_at timestamptz, archived_at timestamptz, level smallint, counters jsonb, was jsonb,
  next_gate text, last_evidence_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select ventures.id, ventures.name, ventures.created_at, ventures.archived_at, config.current_level, (
      select coalesce(jsonb_object_agg(type, count), '{}') || jsonb_build_object('repeat_events', config.repeat_events)
      from jsonb_to_recordset(config.evidence) as entry (type text, confirmed boolean, count integer) where confirmed
    ), coalesce((
      select jsonb_object_agg(what, before::integer) from (
        -- What the first change since then found.
        select distinct on (what) what, before from public.roadmap_history
        where venture_id = ventures.id and at > now() - make_interval(days => days)
          and what in ('level', 'interview', 'loi', 'pilot', 'revenue', 'repeat_events') order by what, seq
      ) earlier
    ), '{}'), config.next_gate, (
      select max(at) from public.evidence_events where venture_id = ventures.id and kind in ('evidence', 'confirm', 'facts')
    )
  from public.venture_members mine join public.ventures on ventures.id = mine.venture_id
  join public.dashboard_config config on config.venture_id = ventures.id
  where mine.user_id = app.user_id() and mine.role = 'sponsor'
$$;

revoke all on function app.people_of, app.authors_in, app.cohort from public;
grant execute on function app.people_of, app.authors_in, app.cohort to beachhead_member;
