-- What a reply asks (server/assistant/asks.ts): the next message is read with it. Replies that were stored before ask
-- nothing: a few words after one of them are read by themselves.
alter table chat_messages add column asks jsonb;
