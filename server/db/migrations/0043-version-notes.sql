-- What an operator wrote beside a saved setting, and the way to what a rule box said before: the audit log holds it.
alter table setting_versions add column note text;
create index on audit_log (target, id desc) where action = 'rules_saved';
