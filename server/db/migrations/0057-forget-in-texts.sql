-- Writes over what a venture's people said to each other, committed to and filled in where it named somebody who is to be
-- forgotten. Everything else about these rows stays as it is.
create function app.rewrite_texts(venture uuid, comments jsonb, committed jsonb, filled jsonb) returns void language plpgsql
security definer set search_path = pg_catalog, public as $$
begin
  if app.venture_role(venture) is null or app.venture_role(venture) not in ('owner', 'member') then
    raise insufficient_privilege using message = 'Only who writes a ledger rewrites it';
  end if;
  update public.venture_comments written set text = item ->> 'text', passage = item ->> 'passage'
  from jsonb_array_elements(comments) item where written.venture_id = venture and written.id = (item ->> 'id')::uuid;
  update public.commitments written set text = item ->> 'text'
  from jsonb_array_elements(committed) item where written.venture_id = venture and written.id = (item ->> 'id')::uuid;
  update public.documents written set fields = item -> 'fields'
  from jsonb_array_elements(filled) item where written.venture_id = venture and written.id = (item ->> 'id')::uuid;
end $$;
revoke all on function app.rewrite_texts from public;
grant execute on function app.rewrite_texts to beachhead_member;
