-- Support: a third role, which reads what admins read and changes nothing. Its requests run as a role of their own.
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check check (role in ('admin', 'support', 'user'));

do $$
begin
  if not exists (select from pg_roles where rolname = 'beachhead_support') then
    create role beachhead_support nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'beachhead_support', 'member') then
    execute format('grant beachhead_support to %I', current_user);
  end if;
  -- From 16 on, who makes a role is its member without the right to take it.
  if current_setting('server_version_num')::integer >= 160000
    and not pg_has_role(current_user, 'beachhead_support', 'set') then
    execute format('grant beachhead_support to %I with set true', current_user);
  end if;
exception when unique_violation then null;
end $$;

grant usage on schema app, auth to beachhead_support;
-- The one thing it writes: that it read what somebody wrote.
create policy "what support reads is written down" on audit_log for insert to beachhead_support
  with check (actor_id = app.user_id() and before is null);
grant insert on audit_log to beachhead_support;

-- Gives support the admins' right to read, on every table and function, and none other. Each run of the migrations ends
-- with it, so that a new table needs no word about support. It changes only what differs: a policy locks its table.
create function app.let_support_read() returns void language plpgsql as $$
declare
  wanted record;
begin
  for wanted in
    select polrelid::regclass as relation, string_agg(pg_get_expr(polqual, polrelid), ' or ') as condition
    from pg_policy
    where polcmd in ('r', '*') and (select oid from pg_roles where rolname = 'beachhead_admin') = any (polroles)
    group by polrelid
  loop
    continue when exists (
      select from pg_policy where polrelid = wanted.relation and polname = 'support reads what an admin reads'
        and pg_get_expr(polqual, polrelid) = wanted.condition);
    execute format('drop policy if exists "support reads what an admin reads" on %s', wanted.relation);
    execute format('create policy "support reads what an admin reads" on %s for select to beachhead_support using (%s)',
      wanted.relation, wanted.condition);
  end loop;

  for wanted in
    select pg_class.oid::regclass as relation, string_agg(quote_ident(attname), ', ') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace::regnamespace::text in ('public', 'auth', 'app') and relkind in ('r', 'p', 'v')
      and has_column_privilege('beachhead_admin', pg_class.oid, attnum, 'select')
      and not has_column_privilege('beachhead_support', pg_class.oid, attnum, 'select')
    group by pg_class.oid
  loop
    execute format('grant select (%s) on %s to beachhead_support', wanted.columns, wanted.relation);
  end loop;

  -- What may change something is volatile.
  for wanted in
    select oid::regprocedure as routine from pg_proc
    where pronamespace = 'app'::regnamespace and provolatile <> 'v'
      and has_function_privilege('beachhead_admin', oid, 'execute')
      and not has_function_privilege('beachhead_support', oid, 'execute')
  loop
    execute format('grant execute on function %s to beachhead_support', wanted.routine);
  end loop;
end $$;
revoke all on function app.let_support_read() from public;
