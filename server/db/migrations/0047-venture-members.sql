-- Ventures have people, each with a role. Who owns one stands in ventures.user_id too, and the venture goes with that account.
create table venture_members (
  venture_id uuid not null references ventures on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  role text not null check (role in ('owner', 'member', 'mentor', 'sponsor')),
  joined_at timestamptz not null default now(),
  primary key (venture_id, user_id)
);
create unique index one_owner_per_venture on venture_members (venture_id) where role = 'owner';
create unique index venture_members_of_person on venture_members (user_id, venture_id);
insert into venture_members (venture_id, user_id, role, joined_at) select id, user_id, 'owner', created_at from ventures;

-- What the caller is in a venture; null for who does not belong to it.
create function app.venture_role(venture uuid) returns text language sql stable parallel safe
security definer set search_path = pg_catalog, public as
  $$ select role from public.venture_members where venture_id = venture and user_id = app.user_id() $$;
-- The ventures that the caller has one of these roles in: asked once for a statement that reads a whole ledger, where the
-- role would be asked for every row.
create function app.ventures_as(variadic roles text[]) returns setof uuid language sql stable parallel safe
security definer set search_path = pg_catalog, public as
  $$ select venture_id from public.venture_members where user_id = app.user_id() and role = any (roles) $$;

-- Several ventures can be worked on; user_state names the one that somebody used last, which is one of theirs.
drop index one_active_venture;
alter table user_state disable trigger notify_change;
insert into user_state (user_id, venture_id)
select distinct on (user_id) user_id, id from ventures order by user_id, archived_at desc nulls first, created_at desc
on conflict (user_id) do update set venture_id = excluded.venture_id
  where user_state.venture_id is distinct from excluded.venture_id;
alter table user_state enable trigger notify_change;
alter table user_state drop constraint user_state_venture_id_fkey, add constraint user_state_own_venture
  foreign key (user_id, venture_id) references venture_members (user_id, venture_id) on delete set null (venture_id);
alter table conversations drop constraint conversations_own_venture, add constraint conversations_own_venture
  foreign key (user_id, venture_id) references venture_members (user_id, venture_id) on delete set null (venture_id);

-- One derived row for each venture. Those of archived ones had none: their history tells level and counters, and the rest is
-- derived when somebody goes back to one.
alter table dashboard_config disable trigger user;
alter table dashboard_config add column venture_id uuid;
update dashboard_config config set venture_id = state.venture_id from user_state state where state.user_id = config.user_id;
delete from dashboard_config where venture_id is null;
alter table dashboard_config drop constraint dashboard_config_pkey, drop constraint dashboard_config_user_id_fkey,
  add primary key (venture_id),
  -- user_id is the venture's owner, whoever that becomes.
  add constraint dashboard_config_of_venture foreign key (venture_id, user_id) references ventures (id, user_id)
    on update cascade on delete cascade;
create index on dashboard_config (user_id);
insert into dashboard_config (venture_id, user_id, current_level, last_confidence_update, evidence)
select id, user_id, coalesce((
    select after::smallint from roadmap_history where venture_id = ventures.id and what = 'level' order by seq desc limit 1
  ), 0), (
    select at from evidence_events where venture_id = ventures.id and kind <> 'message' order by seq desc limit 1
  ), coalesce((
    select jsonb_agg(jsonb_build_object('type', what, 'confirmed', true, 'count', after::integer) order by what) from (
      select distinct on (what) what, after from roadmap_history
      where venture_id = ventures.id and what in ('interview', 'loi', 'pilot', 'revenue') order by what, seq desc
    ) counted where after <> '0'
  ), '[]')
from ventures where not exists (select from dashboard_config where venture_id = ventures.id);
alter table dashboard_config enable trigger user;

-- Who wrote an event or a line of the history: the venture keeps both when that account is deleted.
alter table evidence_events alter column user_id drop not null, drop constraint evidence_events_user_id_fkey,
  add constraint evidence_events_author foreign key (user_id) references auth."user" on delete set null;
alter table roadmap_history alter column user_id drop not null, drop constraint roadmap_history_user_id_fkey,
  add constraint roadmap_history_author foreign key (user_id) references auth."user" on delete set null;

-- Of a person: the venture they used last.
create or replace view evidence_entries with (security_invoker = true) as
  select state.user_id, entry.type as evidence_type, entry.confirmed
  from user_state state join dashboard_config config on config.venture_id = state.venture_id
  cross join jsonb_to_recordset(config.evidence) as entry (type text, confirmed boolean, count integer)
  cross join generate_series(1, entry.count);
create view person_levels with (security_invoker = true) as
  select state.user_id, config.current_level, config.last_confidence_update
  from user_state state join dashboard_config config on config.venture_id = state.venture_id;
create policy "an admin sees which venture somebody used last" on user_state for select to beachhead_admin using (true);
grant select (user_id, venture_id) on user_state to beachhead_admin;
grant select (venture_id) on dashboard_config to beachhead_admin;
grant select on person_levels to beachhead_member, beachhead_admin;

-- A venture begins with its owner and an empty roadmap.
create function app.begin_venture() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  insert into public.venture_members (venture_id, user_id, role) values (new.id, new.user_id, 'owner');
  insert into public.dashboard_config (venture_id, user_id) values (new.id, new.user_id);
  return null;
end $$;
create trigger begin_venture after insert on ventures for each row execute function app.begin_venture();

-- Gives a venture to one of its people; false unless the caller owns it and that one belongs to it.
create function app.hand_over(venture uuid, heir uuid) returns boolean language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if app.venture_role(venture) is distinct from 'owner' or heir = app.user_id()
    or not exists (select from public.venture_members where venture_id = venture and user_id = heir) then
    return false;
  end if;
  update public.venture_members set role = 'member' where venture_id = venture and user_id = app.user_id();
  update public.venture_members set role = 'owner' where venture_id = venture and user_id = heir;
  update public.ventures set user_id = heir where id = venture;
  return true;
end $$;

-- Tells a change to all who see the venture's roadmap.
create function app.tell_people(venture uuid, changed text, row_id uuid, op text) returns void language sql security definer
set search_path = pg_catalog, public as $$
  select pg_notify('changes', json_build_object('table', changed, 'id', row_id, 'user_id', user_id, 'op', op)::text)
  from public.venture_members where venture_id = venture and role <> 'sponsor' $$;

create function app.notify_roadmap() returns trigger language plpgsql as $$
begin
  perform app.tell_people(new.venture_id, 'dashboard_config', new.id, tg_op);
  return null;
end $$;
create or replace function app.notify_entries() returns trigger language plpgsql as $$
begin
  perform app.tell_people(new.venture_id, 'evidence_entries', new.id, 'UPDATE');
  return null;
end $$;
drop trigger notify_change on dashboard_config;
create trigger notify_roadmap after insert or update on dashboard_config
  for each row execute function app.notify_roadmap();

create function app.notify_venture() returns trigger language plpgsql as $$
begin
  perform app.tell_people(new.id, 'ventures', new.id, 'UPDATE');
  return null;
end $$;
create trigger notify_venture after update on ventures for each row execute function app.notify_venture();

-- Before somebody no longer works in a venture: what they said for it and nobody has read yet is not read into it, and
-- replies that are written for it stop.
create function app.end_part() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  stopped uuid;
begin
  if tg_op = 'DELETE' or new.role not in ('owner', 'member') then
    update public.extraction_jobs job set state = 'done'
    from public.chat_messages message join public.conversations talk on talk.id = message.conversation_id
    where job.user_id = old.user_id and job.state = 'waiting' and message.id = job.message_id
      and talk.user_id = old.user_id and talk.venture_id = old.venture_id;
    for stopped in
      update public.generations set stop_requested = true
      where user_id = old.user_id and status = 'streaming' and conversation_id in (
        select id from public.conversations where user_id = old.user_id and venture_id = old.venture_id)
      returning id
    loop
      perform pg_notify('stops', stopped::text);
    end loop;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.role not in ('owner', 'member') then
    update public.conversations set venture_id = null where user_id = old.user_id and venture_id = old.venture_id;
  end if;
  if new.role = 'sponsor' then
    update public.user_state set venture_id = null where user_id = old.user_id and venture_id = old.venture_id;
  end if;
  return new;
end $$;
create trigger end_part before delete or update of role on venture_members
  for each row execute function app.end_part();

-- Who belongs to a venture changed: its people hear it, and so does who it is about. DELETE tells somebody that they see
-- the roadmap no longer; their streams end.
create function app.notify_member() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  changed public.venture_members := case when tg_op = 'DELETE' then old else new end;
  op text := case when tg_op = 'UPDATE' and new.role = 'sponsor' then 'DELETE' else tg_op end;
begin
  perform app.tell_people(changed.venture_id, 'ventures', changed.venture_id, 'UPDATE');
  perform pg_notify('changes', json_build_object(
    'table', 'ventures', 'id', changed.venture_id, 'user_id', changed.user_id, 'op', op)::text);
  return null;
end $$;
create trigger notify_member after insert or delete or update on venture_members
  for each row execute function app.notify_member();

-- A member or the owner writes, a mentor reads; of a sponsor nothing here knows.
alter table venture_members enable row level security;
drop policy "a person keeps their own ventures" on ventures;
drop policy "a person adds to their own ledger" on evidence_events;
drop policy "a person keeps their own history" on roadmap_history;
drop policy "a person keeps their own roadmap" on dashboard_config;
drop policy "a person shares their own roadmap" on share_links;

create policy "people see their venture" on ventures for select to beachhead_member
  using (user_id = app.user_id() or app.venture_role(id) in ('owner', 'member', 'mentor'));
create policy "a person begins ventures of their own" on ventures for insert to beachhead_member
  with check (user_id = app.user_id());
create policy "an owner changes the venture" on ventures for update to beachhead_member
  using (app.venture_role(id) = 'owner') with check (user_id = app.user_id());
create policy "an owner deletes the venture" on ventures for delete to beachhead_member
  using (app.venture_role(id) = 'owner');

create policy "people see each other, a sponsor the owner" on venture_members for select to beachhead_member
  using (user_id = app.user_id() or app.venture_role(venture_id) in ('owner', 'member', 'mentor')
    or (role = 'owner' and app.venture_role(venture_id) = 'sponsor'));
create policy "an owner gives roles" on venture_members for update to beachhead_member
  using (role <> 'owner' and app.venture_role(venture_id) = 'owner') with check (role <> 'owner');
create policy "an owner removes people, and people leave" on venture_members for delete to beachhead_member
  using (role <> 'owner' and (user_id = app.user_id() or app.venture_role(venture_id) = 'owner'));

create policy "people read the ledger" on evidence_events for select to beachhead_member
  using (venture_id = any (array(select app.ventures_as('owner', 'member', 'mentor'))));
create policy "a member adds to the ledger in their own name" on evidence_events for insert to beachhead_member
  with check (user_id = app.user_id() and app.venture_role(venture_id) in ('owner', 'member'));
create policy "people read the history" on roadmap_history for select to beachhead_member
  using (venture_id = any (array(select app.ventures_as('owner', 'member', 'mentor'))));
create policy "a member adds to the history in their own name" on roadmap_history for insert to beachhead_member
  with check (user_id = app.user_id() and app.venture_role(venture_id) in ('owner', 'member'));

create policy "people read the roadmap" on dashboard_config for select to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member', 'mentor'));
create policy "a member's change derives the roadmap" on dashboard_config for update to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));

create policy "a member sees and ends the links" on share_links for select to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));
create policy "a member shares the roadmap in their own name" on share_links for insert to beachhead_member
  with check (user_id = app.user_id() and app.venture_role(venture_id) in ('owner', 'member'));
create policy "a member ends links" on share_links for update to beachhead_member
  using (app.venture_role(venture_id) in ('owner', 'member'));

revoke insert, update on ventures, dashboard_config, share_links from beachhead_member;
grant insert, update (name, archived_at), delete on ventures to beachhead_member;
grant update (current_level, last_confidence_update, next_best_action, idea_summary, idea_bullets, value_proof_summary,
  target_industries, icp_data, buyer_persona, evidence) on dashboard_config to beachhead_member;
grant insert, update (revoked_at) on share_links to beachhead_member;
grant select, update (role), delete on venture_members to beachhead_member;

revoke all on function app.venture_role, app.ventures_as, app.hand_over, app.tell_people from public;
grant execute on function app.venture_role, app.ventures_as, app.hand_over, app.tell_people to beachhead_member;
