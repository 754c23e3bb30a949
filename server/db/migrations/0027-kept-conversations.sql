-- Conversations that a person keeps at the top of the list, or has put away.
alter table conversations add column pinned_at timestamptz, add column archived_at timestamptz;
-- What is put away is not at the top.
alter table conversations add constraint pinned_or_archived check (pinned_at is null or archived_at is null);
