-- Runs of a set of cases on two versions of prompt, model or rules, with each answer and its grade.
create table evaluation_runs (
  id uuid primary key default gen_random_uuid(),
  set_id uuid not null references evaluation_sets on delete cascade,
  -- Both versions as they stood at the start: later changes of prompts and rules make no difference to a run.
  a jsonb not null,
  b jsonb not null,
  answers text not null check (answers in ('model', 'recordings')),
  grader text not null,
  state text not null default 'running' check (state in ('running', 'stopped', 'done')),
  estimate jsonb not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Which process works on it, and until when others keep away.
  runner uuid,
  held_until timestamptz,
  continued_at timestamptz,
  kept integer not null default 0
);
create unique index one_evaluation_runs on evaluation_runs (state) where state = 'running';
create index on evaluation_runs (set_id);
create index on evaluation_runs (started_at desc);

create table evaluation_results (
  run_id uuid not null references evaluation_runs on delete cascade,
  case_id uuid not null references evaluation_cases on delete cascade,
  side text not null check (side in ('a', 'b')),
  -- A hash of the case and the version: answers of the same are found again by it.
  recording text not null,
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'graded', 'failed')),
  reply text,
  -- Whether the reply is an earlier run's.
  recorded boolean not null default false,
  -- What asking for it used: {model, prompt, completion, ms, cost}; null for one that was not asked for.
  answering jsonb,
  grade numeric,
  criteria jsonb,
  reason text,
  grading jsonb,
  overruled numeric,
  fault text,
  primary key (run_id, case_id, side)
);
create index on evaluation_results (case_id);
create index on evaluation_results (recording) where reply is not null;

alter table evaluation_runs enable row level security;
alter table evaluation_results enable row level security;
create policy "an admin keeps the runs" on evaluation_runs for all to beachhead_admin using (true);
create policy "an admin keeps the results" on evaluation_results for all to beachhead_admin using (true);
grant select, insert, update, delete on evaluation_runs, evaluation_results to beachhead_admin;
