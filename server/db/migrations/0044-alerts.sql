-- What operators were told without looking: an alert is sent once, and again when its facts change.
create table alert_states (
  code text primary key,
  facts text not null,
  since timestamptz not null default now()
);
-- One row for each address that an alert goes to, with every try.
create table alert_deliveries (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  title text not null,
  text text not null,
  channel text not null check (channel in ('mail', 'webhook')),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default clock_timestamp(),
  next_at timestamptz default now(),
  attempts jsonb not null default '[]'
);
create index on alert_deliveries (next_at) where status = 'waiting';
create index on alert_deliveries (created_at);
alter table alert_states enable row level security;
alter table alert_deliveries enable row level security;
create policy "an admin reads what is wrong" on alert_states for select to beachhead_admin using (true);
create policy "an admin reads what was sent" on alert_deliveries for select to beachhead_admin using (true);
grant select on alert_states, alert_deliveries to beachhead_admin;
