-- Who gave, took and changed rights in a venture is in the audit log, whatever path led there. What goes because the venture
-- or an account is deleted has been told by that.
create function app.audit_venture_member() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  told text := case
    when tg_op = 'DELETE' then case when old.user_id = app.user_id() then 'venture_left' else 'venture_person_removed' end
    when new.role = 'owner' then 'venture_handed_over'
    else 'venture_role_changed' end;
begin
  insert into public.audit_log (actor_id, action, target, before, after) values (
    app.user_id(), told, 'user:' || old.user_id, jsonb_build_object('venture', old.venture_id, 'role', old.role),
    case when tg_op = 'UPDATE' then jsonb_build_object('venture', old.venture_id, 'role', new.role) end);
  return null;
end $$;
-- Who hands a venture over becomes a member of it: one entry tells both.
create trigger audit_venture_role after update of role on venture_members for each row
  when (pg_trigger_depth() = 0 and old.role <> 'owner' and old.role <> new.role) execute function app.audit_venture_member();
create trigger audit_venture_removal after delete on venture_members for each row
  when (pg_trigger_depth() = 0) execute function app.audit_venture_member();

create function app.audit_venture_invitation() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  insert into public.audit_log (actor_id, action, target, after) values (
    case when tg_op = 'INSERT' then new.invited_by when new.accepted_at is null then app.user_id() else new.accepted_by end,
    'venture_invitation_' || case when tg_op = 'INSERT' then 'made' when new.accepted_at is null then 'revoked' else 'accepted' end,
    'venture_invitation:' || new.id, jsonb_build_object('venture', new.venture_id, 'role', new.role));
  return null;
end $$;
create trigger audit_venture_invitation_made after insert on venture_invitations for each row
  execute function app.audit_venture_invitation();
create trigger audit_venture_invitation_ended after update on venture_invitations for each row
  when (old.accepted_at is distinct from new.accepted_at or old.revoked_at is distinct from new.revoked_at)
  execute function app.audit_venture_invitation();
