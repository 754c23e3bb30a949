-- What a guide's reply offers besides its text (shared/offers.ts): cards of prepared answers, a document.
alter table chat_messages add column offers jsonb;
-- Questions that founders found no card for: the operator's list of gaps reads them.
create index chat_messages_declined on chat_messages (created_at) where offers #>> '{cards,chosen}' = 'none';
