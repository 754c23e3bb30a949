-- What a shipped entry says to single questions about its subject, in four languages. Like its summaries, they go
-- when a person changes its title or its text: they would go on saying what was corrected.
alter table knowledge_entries add column answers jsonb not null default '[]';
