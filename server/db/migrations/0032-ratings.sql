-- What members think of replies.
create table message_ratings (
  message_id uuid primary key references chat_messages on delete cascade,
  user_id uuid not null references auth."user" on delete cascade,
  rating text not null check (rating in ('up', 'down')),
  reason text check (reason is null
    or rating = 'down' and reason in ('not_my_question', 'wrong_facts', 'too_long', 'too_vague', 'other')),
  comment text not null default '',
  rated_at timestamptz not null default now()
);
create index on message_ratings (user_id);
create index on message_ratings (rating, rated_at desc);

alter table message_ratings enable row level security;
create policy "a person rates replies to them" on message_ratings for all to beachhead_member
  using (user_id = app.user_id())
  with check (user_id = app.user_id()
    and exists (select from chat_messages where id = message_id and role = 'assistant'));
create policy "an admin reads every rating" on message_ratings for select to beachhead_admin using (true);
grant select, insert, update, delete on message_ratings to beachhead_member;
grant select on message_ratings to beachhead_admin;
