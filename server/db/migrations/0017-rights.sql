-- What the roles of requests could still do beyond their policies. NOTIFY stays: PostgreSQL has no right to take away.

-- Their rows refer to what is theirs. A policy would not see the conversation that the same statement makes, so that
-- this is asked when the statement has ended; under the policies of who asks, what is somebody else's is not there.
create function app.check_message() returns trigger language plpgsql as $$
begin
  if not exists (select from public.conversations where id = new.conversation_id) then
    raise insufficient_privilege using message = 'The conversation is somebody else''s';
  end if;
  return null;
end $$;
create trigger check_message after insert or update of conversation_id on chat_messages
  for each row when (current_user = 'beachhead_member') execute function app.check_message();

create function app.check_generation() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(array[new.user_message_id, new.reply_id, new.replaces_id]) as named
    where named is not null and not exists (
      select from public.chat_messages where id = named and conversation_id = new.conversation_id)
  ) then
    raise insufficient_privilege using message = 'The message is somebody else''s, or of another conversation';
  end if;
  return null;
end $$;
create trigger check_generation
  after insert or update of conversation_id, user_message_id, reply_id, replaces_id on generations
  for each row when (current_user = 'beachhead_member') execute function app.check_generation();

create function app.check_extraction() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(array[new.message_id, new.edits_id]) as named
    where named is not null and not exists (select from public.chat_messages where id = named)
  ) then
    raise insufficient_privilege using message = 'The message is somebody else''s';
  end if;
  return null;
end $$;
create trigger check_extraction after insert or update of message_id, edits_id on extraction_jobs
  for each row when (current_user = 'beachhead_member') execute function app.check_extraction();

-- No request needs a temporary table, whose name could stand in for one of ours.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
exception when insufficient_privilege then
  raise notice 'Temporary tables stay open to everybody: the database is not this user''s';
end $$;

-- From 16 on, who makes a role is its member without the right to take it.
do $$
declare
  needed text;
begin
  if current_setting('server_version_num')::integer < 160000 then return; end if;
  foreach needed in array array['beachhead_member', 'beachhead_admin'] loop
    if not pg_has_role(current_user, needed, 'set') then
      execute format('grant %I to %I with set true', needed, current_user);
    end if;
  end loop;
end $$;
