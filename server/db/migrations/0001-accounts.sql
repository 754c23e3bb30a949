-- Accounts: Better Auth's tables in their own schema, and the two roles that requests run as.
-- The roles own nothing and cannot bypass row level security; the connecting user only needs CREATEROLE.
do $$
begin
  if not exists (select from pg_roles where rolname = 'beachhead_member') then
    create role beachhead_member nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not exists (select from pg_roles where rolname = 'beachhead_admin') then
    create role beachhead_admin nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'beachhead_member', 'member') then
    execute format('grant beachhead_member to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'beachhead_admin', 'member') then
    execute format('grant beachhead_admin to %I', current_user);
  end if;
exception when unique_violation then null;
end $$;

create schema auth;
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" on delete cascade
);
create index on auth.session ("userId");
create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.account ("userId");
create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);

create schema app;
grant usage on schema app to beachhead_member, beachhead_admin;
-- Who is asking, set locally inside the transaction; unset means nobody, and so no rows.
create function app.user_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app.session_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.session_id', true), '')::uuid $$;

create table profiles (
  id uuid primary key references auth."user" on delete cascade,
  email text not null,
  full_name text not null,
  created_at timestamptz not null default now()
);
create table user_roles (
  user_id uuid primary key references auth."user" on delete cascade,
  role text not null check (role in ('admin', 'user'))
);

-- The profile follows the account in the same transaction, so the two cannot part.
create function app.sync_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, email, full_name, created_at)
  values (new.id, new.email, new.name, new."createdAt")
  on conflict (id) do update set email = excluded.email, full_name = excluded.full_name;
  return new;
end $$;
create trigger sync_profile after insert or update of email, name on auth."user"
  for each row execute function app.sync_profile();

alter table profiles enable row level security;
alter table user_roles enable row level security;
create policy "a person reads their own profile" on profiles for select to beachhead_member
  using (id = app.user_id());
create policy "a person reads their own role" on user_roles for select to beachhead_member
  using (user_id = app.user_id());
create policy "an admin reads every profile" on profiles for select to beachhead_admin using (true);
create policy "an admin manages roles" on user_roles for all to beachhead_admin using (true);
grant select on profiles, user_roles to beachhead_member;
grant select on profiles to beachhead_admin;
grant select, insert, update, delete on user_roles to beachhead_admin;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target text,
  before jsonb,
  after jsonb
);
create index on audit_log (at);
alter table audit_log enable row level security;
create policy "an admin reads the audit log" on audit_log for select to beachhead_admin using (true);
create policy "an admin's act is written down" on audit_log for insert to beachhead_admin with check (true);
grant select, insert on audit_log to beachhead_admin;

-- What names a person without a key of theirs goes with the account. What they did as an admin stays.
create function app.forget_user() returns trigger language plpgsql as $$
begin
  delete from auth.verification where value = old.id::text;
  delete from audit_log where actor_id = old.id and action = 'sign_in';
  return old;
end $$;
create trigger forget_user after delete on auth."user" for each row execute function app.forget_user();

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
