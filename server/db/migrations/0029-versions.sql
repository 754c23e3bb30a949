-- Messages of a conversation are a tree: an edit begins another branch beside the message that it is a version of, and
-- what is in view, the messages that are not superseded, is one branch of it.
alter table chat_messages
  -- The message before it in its branch.
  add column parent_id uuid,
  -- The first version of a message of the person's; null for that one itself.
  add column version_of uuid;
create index on chat_messages (version_of) where version_of is not null;

-- What earlier releases stored. A reply stands under what it answers, and what is in view under what is before it.
update chat_messages set parent_id = user_message_id from generations where reply_id = chat_messages.id;
update chat_messages set parent_id = shown.before
from (
  select id, lag(id) over (partition by conversation_id order by seq) as before from chat_messages where not superseded
) shown
where shown.id = chat_messages.id and parent_id is null;
-- Which message an edit was of stands where it was read for the roadmap.
with recursive edits as (
  select message_id, edits_id from extraction_jobs where edits_id is not null
), firsts as (
  select message_id, edits_id as first from edits where edits_id not in (select message_id from edits)
  union all
  select edits.message_id, first from edits join firsts on firsts.message_id = edits.edits_id
)
update chat_messages set version_of = first from firsts
where chat_messages.id = firsts.message_id and exists (
  select from chat_messages other where other.id = first and other.conversation_id = chat_messages.conversation_id);
-- What was edited away stood where its version in view stands now, or else after the reply before it.
update chat_messages set parent_id = coalesce((
  select shown.parent_id from chat_messages shown where shown.version_of = chat_messages.id and not shown.superseded
  order by seq limit 1
), (
  select before.id from chat_messages before
  where before.conversation_id = chat_messages.conversation_id and before.seq < chat_messages.seq
    and before.role = 'assistant' and before.content <> ''
  order by before.seq desc limit 1
))
where superseded and role = 'user' and version_of is null and not exists (
  -- The version in view may be the first message of all.
  select from chat_messages shown where shown.version_of = chat_messages.id and not shown.superseded and shown.parent_id is null);
update chat_messages set parent_id = first.parent_id from chat_messages first
where first.id = chat_messages.version_of and chat_messages.superseded;
