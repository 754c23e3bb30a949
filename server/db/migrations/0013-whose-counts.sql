-- The day's counts are of network addresses: a visitor's own and everybody's sum are all that concerns them.
create function app.address() returns text language sql stable parallel safe as
  $$ select nullif(current_setting('app.address', true), '') $$;
drop policy "visits are counted by day" on anonymous_usage;
create policy "a visitor counts on their own address and on the day" on anonymous_usage for all to beachhead_member
  using (app.user_id() is null and app.session_id() is not null
    and (scope = 'all' or scope = 'address:' || app.address() or scope = 'issued:' || app.address()));
