-- What calls of models cost in each month (by UTC), for the budget. A connection adds to one row of sixteen, so that
-- replies that end together do not wait for each other.
create table spend_months (
  month date not null,
  part integer not null,
  dollars numeric(16, 8) not null,
  primary key (month, part)
);
alter table spend_months enable row level security;
create policy "an admin reads what was spent" on spend_months for select to beachhead_admin using (true);
grant select on spend_months to beachhead_admin;

alter table usage_events
  -- Dollars by our own count of characters, of a reply that ended before its provider told the tokens.
  add column estimate numeric(14, 8),
  -- The model ran on the server's machine or in its network.
  add column runs_here boolean not null default false;

insert into spend_months (month, part, dollars)
select date_trunc('month', now() at time zone 'utc')::date, 0, sum(cost) from usage_events
where cost > 0 and created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
having sum(cost) is not null;

create function app.count_spending() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  insert into spend_months as spent (month, part, dollars)
  select date_trunc('month', created_at at time zone 'utc')::date, pg_backend_pid() % 16, sum(coalesce(cost, estimate))
  from added where coalesce(cost, estimate) > 0 group by 1
  on conflict (month, part) do update set dollars = spent.dollars + excluded.dollars;
  return null;
end $$;
create trigger count_spending after insert on usage_events referencing new table as added
  for each statement execute function app.count_spending();

create function app.spent() returns float8 language sql stable parallel safe
security definer set search_path = pg_catalog, public as $$
  select coalesce(sum(dollars), 0)::float8 from spend_months
  where month = date_trunc('month', now() at time zone 'utc')::date
$$;

-- A number of a saved setting; null where it was not set.
create function app.setting_number(setting text, field text) returns float8 language sql stable parallel safe
security definer set search_path = pg_catalog, public as $$
  select (value ->> field)::float8 from assistant_settings
  where key = setting and jsonb_typeof(value -> field) = 'number'
$$;

-- The month's budget in dollars and what is spent of it; null without a budget.
create function app.budget() returns json language sql stable parallel safe
security definer set search_path = pg_catalog, public as $$
  select json_build_object('limit', app.setting_number('budget', 'limit'), 'spent', app.spent())
  where app.setting_number('budget', 'limit') is not null
$$;

create or replace function app.revisions() returns json language sql stable parallel safe
security definer set search_path = pg_catalog, public as $$
  select json_build_object(
    'knowledge', (select revision::text from knowledge_revision),
    'settings', (select revision::text from assistant_revision),
    'budget', app.budget(),
    'visitorsADay', app.setting_number('limits', 'visitors_a_day'))
$$;
revoke all on function app.spent(), app.setting_number(text, text), app.budget() from public;
grant execute on function app.spent(), app.budget() to beachhead_admin;

-- Messages of one member in a day, beside those of an hour.
alter table member_usage drop constraint member_usage_what_check;
alter table member_usage add constraint member_usage_what_check
  check (what in ('messages', 'suggestions', 'messages_today'));

-- Counts a message of the caller's in the transaction that stores it. BH002: the hour's are used up; BH003: the day's of
-- all members together are; BH004: the caller's own of the day are.
create or replace function app.count_message(per_hour integer) returns void language plpgsql
security definer set search_path = pg_catalog, public as $$
declare
  per_day integer := app.member_daily_limit();
  own_day float8 := app.setting_number('limits', 'member_a_day');
begin
  if not app.count_use(app.user_id(), 'messages', per_hour) then
    raise exception 'The messages of this hour are used up' using errcode = 'BH002';
  end if;
  if own_day is not null then
    insert into member_usage as usage (user_id, what) select app.user_id(), 'messages_today' where own_day > 0
    on conflict (user_id, what) do update set
      since = case when usage.since < current_date then now() else usage.since end,
      count = case when usage.since < current_date then 1 else usage.count + 1 end
      where usage.count < own_day or usage.since < current_date;
    if not found then
      raise exception 'The messages of this person are used up for the day' using errcode = 'BH004';
    end if;
  end if;
  if per_day is null then
    return;
  end if;
  insert into member_days as today (day, count) select current_date, 1 where per_day > 0
  on conflict (day) do update set count = today.count + 1 where today.count < per_day;
  if not found then
    raise exception 'The messages of this day are used up' using errcode = 'BH003';
  end if;
end $$;
