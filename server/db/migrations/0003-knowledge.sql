-- The knowledge base and what searches it: English content, and the claim in three more languages.
create table knowledge_entries (
  id uuid primary key default gen_random_uuid(),
  -- Names a shipped entry, so that a later release can update it; an operator's edits are never overwritten.
  slug text unique,
  edited boolean not null default false,
  title text not null,
  content text not null,
  category text not null,
  keywords text[] not null default '{}',
  relevance_tags text[] not null default '{}',
  summaries jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- array_to_string is only stable, and a generated column needs immutable.
create function app.words(list text[]) returns text language sql immutable parallel safe as
  $$ select coalesce(array_to_string(list, ' '), '') $$;
create function app.knowledge_vector(title text, keywords text[], tags text[], content text, summaries jsonb)
returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', app.words(keywords) || ' ' || app.words(tags)), 'B')
    || setweight(to_tsvector('english', content), 'D')
    || setweight(to_tsvector('german', coalesce(summaries ->> 'de', '')), 'C')
    || setweight(to_tsvector('spanish', coalesce(summaries ->> 'es', '')), 'C')
    || setweight(to_tsvector('french', coalesce(summaries ->> 'fr', '')), 'C')
$$;
alter table knowledge_entries add column search tsvector
  generated always as (app.knowledge_vector(title, keywords, relevance_tags, content, summaries)) stored;
create index on knowledge_entries using gin (search);

alter table knowledge_entries enable row level security;
create policy "everyone is answered from the knowledge base" on knowledge_entries for select to beachhead_member
  using (true);
create policy "an admin keeps the knowledge base" on knowledge_entries for all to beachhead_admin using (true);
grant select on knowledge_entries to beachhead_member;
grant select, insert, update, delete on knowledge_entries to beachhead_admin;

-- A question's words, any of which may match; what is not a word of the language is left out.
create function app.any_word(config regconfig, question text) returns tsquery
language sql immutable parallel safe as $$
  select coalesce(string_agg(quote_literal(lexeme), ' | ')::tsquery, ''::tsquery)
  from unnest(to_tsvector(config, left(question, 4000)))
$$;
