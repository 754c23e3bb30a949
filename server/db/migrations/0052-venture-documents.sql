-- A document belongs to the venture that it was made for; user_id says who made it, while they have an account.
alter table documents add column venture_id uuid references ventures on delete cascade;

-- Who kept a document and works in no venture gets a first one.
insert into ventures (user_id, name)
select distinct user_id, 'My venture' from documents where not exists (
  select from venture_members mine where mine.user_id = documents.user_id and mine.role in ('owner', 'member'));
-- That of its conversation, else the one used last, else the first one they work in.
update documents set venture_id = (
  select mine.venture_id from venture_members mine
  left join conversations talk on talk.id = documents.conversation_id
  left join user_state state on state.user_id = mine.user_id
  where mine.user_id = documents.user_id and mine.role in ('owner', 'member')
  order by mine.venture_id is not distinct from talk.venture_id desc,
    mine.venture_id is not distinct from state.venture_id desc, mine.joined_at, mine.venture_id
  limit 1);

alter table documents alter column venture_id set not null, alter column user_id drop not null,
  drop constraint documents_user_id_fkey,
  add constraint documents_author foreign key (user_id) references auth."user" on delete set null;
drop index one_document_per_reply, documents_user_id_updated_at_idx;
create unique index one_document_per_reply on documents (message_id, venture_id);
create index on documents (venture_id, updated_at desc);
create index on documents (user_id);

drop policy "a person keeps their own documents" on documents;
create policy "people read the documents" on documents for select to beachhead_member
  using (venture_id = any (array(select app.ventures_as('owner', 'member', 'mentor'))));
create policy "a member makes a document in their own name" on documents for insert to beachhead_member
  with check (user_id = app.user_id() and venture_id = any (array(select app.ventures_as('owner', 'member'))));
create policy "a member fills a document" on documents for update to beachhead_member
  using (venture_id = any (array(select app.ventures_as('owner', 'member'))));
create policy "a member deletes a document" on documents for delete to beachhead_member
  using (venture_id = any (array(select app.ventures_as('owner', 'member'))));
revoke update on documents from beachhead_member;
grant update (fields, updated_at) on documents to beachhead_member;
