-- What goes with an account beyond what its keys take along. The log still tells one deleted account from another,
-- by an id that stands for nobody; of the visits before signing up neither the session nor its address stays.
create or replace function app.forget_user() returns trigger language plpgsql as $$
declare
  nobody uuid := gen_random_uuid();
  person text := 'user:' || old.id;
  sessions uuid[] := array(select distinct session_id from conversations
    where user_id = old.id and session_id is not null);
begin
  delete from auth.verification where value = old.id::text;
  delete from audit_log where actor_id = old.id and action = 'sign_in';
  update audit_log set actor_id = nobody where actor_id = old.id;
  update audit_log set target = 'user:' || nobody where target = person;
  update audit_log set after = after || jsonb_build_object('target', 'user:' || nobody)
    where action = 'audit_exported' and after ->> 'target' = person;
  update setting_versions set actor_id = nobody where actor_id = old.id;
  -- One that still holds what somebody else wrote, or what nobody claimed, stays theirs.
  sessions := array(select id from unnest(sessions) as id where not exists (
    select from conversations where session_id = id and user_id is distinct from old.id));
  update usage_events set session_id = null where session_id = any (sessions);
  delete from anonymous_sessions where id = any (sessions);
  return old;
end $$;
-- Before, because the conversations tell which sessions were theirs.
drop trigger forget_user on auth."user";
create trigger forget_user before delete on auth."user" for each row execute function app.forget_user();

create index on audit_log (target) where target is not null;
create index on setting_versions (actor_id);
create index on usage_events (session_id) where session_id is not null;
create index on conversations (session_id) where session_id is not null;
