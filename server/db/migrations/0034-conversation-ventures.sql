-- The venture that a conversation feeds. Null is the one worked on: of a visitor's conversation, and of one begun while its
-- person had a single venture; a second venture writes it down (server/db/ventures.ts).
create unique index ventures_of_person on ventures (user_id, id);
alter table conversations add column venture_id uuid,
  add constraint conversations_own_venture foreign key (user_id, venture_id) references ventures (user_id, id)
    on delete set null (venture_id);
create index on conversations (user_id, venture_id) where venture_id is not null;

update conversations set venture_id = fed.venture_id
from (
  select distinct on (conversation_id) conversation_id, venture_id, user_id from evidence_events
  where conversation_id is not null and user_id in (select user_id from ventures group by user_id having count(*) > 1)
  order by conversation_id, seq desc
) fed
where fed.conversation_id = conversations.id and fed.user_id = conversations.user_id;

-- Which venture a conversation feeds is written down for all of them at once, and told with the venture.
drop trigger notify_change on conversations;
create trigger notify_change
  after insert or delete or update of user_id, title, updated_at, pinned_at, archived_at on conversations
  for each row execute function app.notify_change();
