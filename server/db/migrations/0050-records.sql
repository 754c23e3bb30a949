-- The names of those who wrote a venture's ledger, for whoever belongs to it.
create function app.people_in_ledger(venture uuid) returns table (user_id uuid, name text) language sql stable
security definer set search_path = pg_catalog, public as $$
  select person.id, person.name from auth."user" person
  where person.id in (select event.user_id from public.evidence_events event where event.venture_id = venture)
    and app.venture_role(venture) in ('owner', 'member', 'mentor') $$;
revoke all on function app.people_in_ledger from public;
grant execute on function app.people_in_ledger to beachhead_member;

-- Writes over events and lines of the history that named somebody who is to be forgotten: the one way in which what was
-- appended changes. An event keeps its id and its kind.
create function app.rewrite_ledger(venture uuid, events jsonb, lines jsonb) returns void language plpgsql
security definer set search_path = pg_catalog, public as $$
begin
  if app.venture_role(venture) is null or app.venture_role(venture) not in ('owner', 'member') then
    raise insufficient_privilege using message = 'Only who writes a ledger rewrites it';
  end if;
  update public.evidence_events written set event = item from jsonb_array_elements(events) item
  where written.venture_id = venture and written.event_id = item ->> 'id' and written.kind = item ->> 'kind';
  update public.roadmap_history written set before = line ->> 'before', after = line ->> 'after'
  from jsonb_array_elements(lines) line
  where written.venture_id = venture and written.seq = (line ->> 'seq')::bigint;
end $$;
revoke all on function app.rewrite_ledger from public;
grant execute on function app.rewrite_ledger to beachhead_member;
create index evidence_events_delete_by on evidence_events (venture_id)
  where event #>> '{record,facts,delete_by}' is not null or event #>> '{set,delete_by}' is not null;
