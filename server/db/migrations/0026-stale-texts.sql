-- Translations and prepared answers that were written for another text of their entry: they stay stored for the operator
-- to read, and are not used until somebody says that they are right. 'de', 'es', 'fr' or 'answers'.
alter table knowledge_entries add column stale text[] not null default '{}';
-- Whether an operator wrote translations or answers: no release changes them then.
alter table knowledge_entries add column texts_edited boolean not null default false;
