-- Who saved which setting when, the operator's rules, and how often finished replies broke them.
alter table assistant_settings enable row level security;
create policy "an admin keeps the settings" on assistant_settings for all to beachhead_admin using (true);
grant select, insert, update, delete on assistant_settings to beachhead_admin;

-- Of a key only that it was set, with its last four characters. What an admin did stays when the account goes.
create table setting_versions (
  id bigint generated always as identity primary key,
  setting_key text not null,
  -- Null: back to the default.
  value jsonb,
  actor_id uuid,
  created_at timestamptz not null default now()
);
create index on setting_versions (setting_key, id desc);
alter table setting_versions enable row level security;
create policy "an admin reads the versions" on setting_versions for select to beachhead_admin using (true);
create policy "an admin's version is kept" on setting_versions for insert to beachhead_admin with check (true);
grant select, insert on setting_versions to beachhead_admin;

create table prompt_boxes (
  id uuid primary key default gen_random_uuid(),
  box_key text not null unique,
  title text not null,
  prompt_text text not null,
  order_index integer not null,
  -- What the engine goes by, and the text it was read from.
  interpretation jsonb,
  interpreted_text text,
  -- A box that an operator changed is never overwritten by a later release.
  edited boolean not null default false,
  updated_at timestamptz not null default now()
);
alter table prompt_boxes enable row level security;
create policy "an admin keeps the rules" on prompt_boxes for all to beachhead_admin using (true);
grant select, update on prompt_boxes to beachhead_admin;

create table rule_violations (
  day date not null,
  box_key text not null,
  rule_id text not null,
  count integer not null,
  primary key (day, box_key, rule_id)
);
alter table rule_violations enable row level security;
create policy "an admin reads what rules were broken" on rule_violations for select to beachhead_admin using (true);
grant select on rule_violations to beachhead_admin;

-- One number that moves with every change of a setting or a rule, so that a process sees with one small read
-- whether what it holds is still in force.
create table assistant_revision (
  one boolean primary key default true check (one),
  revision bigint not null default 0
);
insert into assistant_revision default values;
create function app.bump_revision() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update assistant_revision set revision = revision + 1;
  return null;
end $$;
create trigger bump_revision after insert or update or delete on assistant_settings
  for each statement execute function app.bump_revision();
create trigger bump_revision after insert or update or delete on prompt_boxes
  for each statement execute function app.bump_revision();
