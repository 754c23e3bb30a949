-- What led to a change of the level, as data: a list of {what, from, to} for counters and {what, removed} for fields.
-- Earlier lines told it in their cause, in English words, and go on doing so.
alter table roadmap_history add column led_by jsonb;
