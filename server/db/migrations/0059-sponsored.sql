-- The ventures that the caller sponsors, as a list names them: app.cohort works out their movement as well.
create function app.sponsored()
returns table (id uuid, name text, created_at timestamptz, archived_at timestamptz, level smallint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select ventures.id, ventures.name, ventures.created_at, ventures.archived_at, config.current_level
  from public.venture_members mine join public.ventures on ventures.id = mine.venture_id
  join public.dashboard_config config on config.venture_id = ventures.id
  where mine.user_id = app.user_id() and mine.role = 'sponsor'
$$;
revoke all on function app.sponsored from public;
grant execute on function app.sponsored to beachhead_member;
