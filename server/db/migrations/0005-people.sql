-- What an operator needs to look after people: suspension, the last admin, figures, and when jobs last ran.
alter table profiles add column suspended_at timestamptz;

-- Whoever takes the role from somebody, deletes an account or makes the first admin waits here for the others.
create function app.lock_admins() returns void language sql as
  $$ select pg_advisory_xact_lock(hashtextextended('admins', 0)) $$;

-- However a role is taken away, somebody is left who can give it back.
create function app.keep_an_admin() returns trigger language plpgsql as $$
begin
  perform app.lock_admins();
  if (tg_op = 'DELETE' or new.role <> 'admin') and not exists (
    select from user_roles other join profiles on profiles.id = other.user_id
    where other.role = 'admin' and other.user_id <> old.user_id and profiles.suspended_at is null
  ) then
    raise exception 'This would remove the last admin.' using errcode = 'BH001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_an_admin before update or delete on user_roles
  for each row when (old.role = 'admin') execute function app.keep_an_admin();

-- When something that ought to happen again and again last did: 'backup', say.
create table operations (
  key text primary key,
  at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
alter table operations enable row level security;
create policy "an admin sees when jobs ran" on operations for select to beachhead_admin using (true);
grant select on operations to beachhead_admin;

-- When a person was last here, without their tokens.
grant usage on schema auth to beachhead_admin;
grant select ("userId", "updatedAt") on auth.session to beachhead_admin;

-- Figures: who asked when, messages that are shown, conversations by their last change, and sign-ups.
create index chat_messages_asked on chat_messages (created_at) include (user_id, session_id) where role = 'user';
create index chat_messages_shown on chat_messages (conversation_id) where not superseded;
create index on conversations (updated_at);
create index on profiles (created_at);

create index on audit_log (action, id);
create index on audit_log (actor_id, id);

-- What goes with a conversation or a message is found without reading every reply there ever was.
create index on generations (conversation_id);
create index on generations (replaces_id) where replaces_id is not null;
