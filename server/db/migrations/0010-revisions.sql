-- What a process holds of the knowledge base and of the settings is checked when a message is taken, in a statement
-- that is sent anyway; the numbers tell nobody anything.
create function app.revisions() returns json language sql stable parallel safe
security definer set search_path = pg_catalog, public as $$
  select json_build_object(
    'knowledge', (select revision::text from knowledge_revision),
    'settings', (select revision::text from assistant_revision))
$$;
revoke all on function app.revisions() from public;
grant execute on function app.revisions() to beachhead_member, beachhead_admin;
