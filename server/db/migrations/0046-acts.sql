-- The audit log opens on what operators did: sign-ins, which are most of it, are not read for that.
create index audit_log_acts on audit_log (id) where action <> 'sign_in';
