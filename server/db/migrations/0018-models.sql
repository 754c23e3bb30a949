-- What a call of a model came to in more detail: tokens read from and written to the provider's cache, hidden reasoning,
-- and, of a call that failed, the provider's own sentence (at most 300 characters, without keys).
alter table usage_events
  add column cached_tokens integer,
  add column cache_write_tokens integer,
  add column reasoning_tokens integer,
  add column provider_message text;

-- How the model ended a reply, where it was not by having said everything; and who answered in the model's place.
alter table chat_messages
  add column finish text check (finish in ('length', 'content_filter', 'refusal')),
  add column stand_in text check (stand_in in ('second_model', 'guide'));
