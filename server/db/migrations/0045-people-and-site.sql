-- Invitations: one address, one role, one use. The secret of the link follows from the id and the server's key.
create table invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  -- In small letters.
  email text not null,
  role text not null check (role in ('admin', 'support', 'user')),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references auth."user" on delete set null,
  revoked_at timestamptz
);
-- One open invitation for each address.
create unique index invitations_open on invitations (email) where accepted_at is null and revoked_at is null;
create index on invitations (accepted_by) where accepted_by is not null;
create index on invitations (expires_at);
alter table invitations enable row level security;
create policy "an admin keeps the invitations" on invitations for all to beachhead_admin using (true);
grant select (id, email, role, invited_by, created_at, expires_at, accepted_at, accepted_by, revoked_at),
  insert, update on invitations to beachhead_admin;

-- Who was invited is forgotten with the account, and so is who invited.
create function app.forget_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where email = lower(old.email) or accepted_by = old.id;
  update invitations set invited_by = null where invited_by = old.id;
  update site_versions set actor_id = null where actor_id = old.id;
  return old;
end $$;
create trigger forget_invitations before delete on auth."user" for each row execute function app.forget_invitations();

-- What the site calls itself, and who may sign up: in place of the file and of the defaults.
create table site_settings (
  key text primary key check (key in ('site', 'sign_up')),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
create table site_versions (
  id bigint generated always as identity primary key,
  key text not null,
  -- Null: back to the file, or to the default.
  value jsonb,
  actor_id uuid,
  created_at timestamptz not null default now()
);
create index on site_versions (key, id desc);
create index on site_versions (actor_id);
alter table site_settings enable row level security;
alter table site_versions enable row level security;
create policy "an admin keeps the site" on site_settings for all to beachhead_admin using (true);
create policy "an admin reads the versions" on site_versions for select to beachhead_admin using (true);
create policy "an admin's version is kept" on site_versions for insert to beachhead_admin with check (true);
grant select, insert, update, delete on site_settings to beachhead_admin;
grant select, insert on site_versions to beachhead_admin;

-- Every process draws its pages anew.
create function app.tell_site() returns trigger language plpgsql as $$
begin
  notify site;
  return null;
end $$;
create trigger tell_site after insert or update or delete on site_settings
  for each statement execute function app.tell_site();
