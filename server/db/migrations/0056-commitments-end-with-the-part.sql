-- Who no longer works in a venture settles nothing in it: what they committed to there is dropped, and leaves their calendar.
create function app.drop_commitments() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or new.role not in ('owner', 'member') then
    update public.commitments set state = 'dropped', settled_at = now()
    where user_id = old.user_id and venture_id = old.venture_id and state = 'open';
  end if;
  return null;
end $$;
create trigger drop_commitments after delete or update of role on venture_members
  for each row execute function app.drop_commitments();
revoke all on function app.drop_commitments from public;

update commitments set state = 'dropped', settled_at = now() where state = 'open' and not exists (
  select from venture_members mine
  where mine.user_id = commitments.user_id and mine.venture_id = commitments.venture_id and role in ('owner', 'member'));
