-- The language of a person's pages and mail; null for the browser's.
alter table profiles add column language text check (language in ('en', 'de', 'es', 'fr'));
create policy "a person chooses their own language" on profiles for update to beachhead_member
  using (id = app.user_id()) with check (id = app.user_id());
grant update (language) on profiles to beachhead_member;
