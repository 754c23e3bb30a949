-- The beginning of a conversation that is too long to be sent whole, in a model's words, up to the message of this seq.
alter table conversations
  add column summary text,
  add column summary_through bigint;

-- The order in which replies are asked for: one that goes on queues behind those that were asked for since.
alter table generations
  add column turn bigint generated always as identity;
