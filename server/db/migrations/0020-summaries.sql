-- The beginning of a conversation that is too long to be sent whole, in a model's words, up to the message of this seq.
alter table conversations
  add column summary text,
  add column summary_through bigint;

-- How the model ended a reply, where it was not by having said everything.
alter table chat_messages
  add column if not exists finish text check (finish in ('length', 'content_filter', 'refusal'));
