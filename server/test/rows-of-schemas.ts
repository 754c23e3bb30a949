/** Ids that rows of several tables share. */
const [ADA, OLGA, TALK, VISIT, CLAIMED, ASKED, ANSWERED, VENTURE, ENTRY] = Array.from(
  { length: 9 },
  (_, index) => `'00000000-0000-4000-8000-00000000000${index}'`,
)
/** What encodings, quoting and trimming could change. */
const ODD = `E' Zoë\\'s "café" 🌊\\n\\\\N '`

/**
 * Rows for every table, by the migration that made the table, as a release of that time stored them. They stay as they
 * are: a migration that adds a table adds rows for it here.
 */
export const ROWS_OF_SCHEMAS: Readonly<Record<number, string>> = {
  1: `
    insert into auth."user" (id, name, email, "emailVerified", image) values
      (${ADA}, ${ODD}, 'ada@example.org', true, null), (${OLGA}, 'Olga', 'olga@example.org', false, 'x');
    insert into auth.session ("expiresAt", token, "userId", "ipAddress")
      values (now() + interval '7 days', 'a token', ${ADA}, '10.0.0.1');
    insert into auth.account ("accountId", "providerId", "userId", password)
      values (${ADA}, 'credential', ${ADA}, 'salt:hash'), (${OLGA}, 'credential', ${OLGA}, 'salt:other');
    insert into auth.verification (identifier, value, "expiresAt")
      values ('reset-password:x', ${ADA}, now() + interval '30 minutes');
    insert into user_roles values (${OLGA}, 'admin'), (${ADA}, 'user');
    insert into audit_log (actor_id, action, target, before, after)
      values (${OLGA}, 'role', 'ada', null, '{"role": "user", "note": "é"}'), (${ADA}, 'sign_in', null, null, null);
    insert into rate_limits values ('sign-in:x', 3, 1900000000000);`,
  2: `
    insert into anonymous_sessions (id, address_hash, visit_messages, refunds, last_message_at)
      values (${VISIT}, '\\x00ff27', 4, 1, now());
    insert into anonymous_usage values ('2026-01-31', 'all', 12), ('2026-01-31', 'address:ff', 3);
    insert into conversations (id, user_id, session_id, title, claimed_at) values
      (${TALK}, ${ADA}, null, ${ODD}, null), (${VISIT}, null, ${VISIT}, '', null),
      (${CLAIMED}, ${ADA}, ${VISIT}, 'Claimed', now());
    insert into chat_messages (id, conversation_id, user_id, role, content, status, sender_id, client_id, created_at)
      values (${ASKED}, ${TALK}, ${ADA}, 'user', ${ODD}, 'complete', ${ADA}, ${ASKED}, '2026-01-31T23:59:59.999Z'),
        (${ANSWERED}, ${TALK}, ${ADA}, 'assistant', 'Half a', 'streaming', null, null, '2026-02-01T00:00:00Z');
    insert into chat_messages (conversation_id, user_id, session_id, role, content, status, error_code, superseded)
      select place.id, owner::uuid, session::uuid, role, status || n, status, 'timeout', n = 2
      from (values (${TALK}, ${ADA}, null), (${VISIT}, null, ${VISIT}), (${CLAIMED}, ${ADA}, ${VISIT}))
        as talk (id, owner, session), lateral (select talk.id::uuid) as place (id),
        unnest(array['user', 'assistant'], array['complete', 'failed']) as kind (role, status), generate_series(1, 3) n;
    insert into generations (id, conversation_id, user_id, user_message_id, reply_id, status, chunk_ends, runner)
      values (gen_random_uuid(), ${TALK}, ${ADA}, ${ASKED}, ${ANSWERED}, 'streaming', '{4,6}', 7);
    insert into usage_events (user_id, provider, model, purpose, prompt_tokens, cost, latency_ms, outcome)
      values (${ADA}, 'direct', 'gpt-4o-mini', 'chat', 800, 0.00012345, 1200, 'complete'),
        (null, 'guide', 'guide', 'chat', null, null, 3, 'failed');
    insert into assistant_settings (key, value) values ('master_prompt', '{"value": "Be kind, Zoë."}'),
      ('model_config', '{"model": "gpt-4o", "temperature": 0.70, "stream": true}');`,
  3: `
    insert into knowledge_entries (id, slug, title, content, category, keywords, relevance_tags, summaries)
      values (${ENTRY}, 'pilots', 'Pilots', ${ODD}, 'sales', '{pilot,"paid, pilot"}', '{b2b}', '{"de": "Bezahlt"}'),
        (gen_random_uuid(), null, 'Our own', 'Text', 'other', '{}', '{}', '{}');`,
  4: `
    insert into ventures (id, user_id, name) values (${VENTURE}, ${ADA}, ${ODD});
    insert into evidence_events (user_id, venture_id, event_id, kind, extractor, message_id, at, event)
      values (${ADA}, ${VENTURE}, 'e1', 'evidence', 'rules', ${ASKED}, now(), '{"id": "e1", "count": 12}'),
        (${ADA}, ${VENTURE}, 'e2', 'undo', 'person', null, now(), '{"id": "e2", "undoes": "e1"}');
    insert into roadmap_history (user_id, venture_id, at, what, before, after, cause)
      values (${ADA}, ${VENTURE}, now(), 'level', '0', '1', 'message');
    insert into dashboard_config (user_id, current_level, idea_summary, idea_bullets, evidence)
      values (${ADA}, 3, ${ODD}, '["a", "b"]', '[{"type": "interview", "confirmed": true, "count": 12}]');
    insert into user_state (user_id, venture_id, revision) values (${ADA}, ${VENTURE}, 5);
    insert into extraction_jobs (message_id, user_id, state, attempts) values (${ASKED}, ${ADA}, 'waiting', 2);
    insert into share_links (user_id, venture_id, token_hash, expires_at)
      values (${ADA}, ${VENTURE}, '\\xdeadbeef', now() + interval '30 days');`,
  5: `
    update profiles set suspended_at = now() where id = ${ADA};
    insert into operations (key, detail) values ('backup', '{"file": "x"}');`,
  6: `
    insert into deleted_entries (slug) values ('gone');
    insert into knowledge_entries (title, content, category, notion_page_id, notion_part, notion_root_id)
      values ('A page', 'Text', 'other', 'page', 1, 'root');
    update notion_sync set page_id = 'root', title = ${ODD}, synced_at = now();`,
  7: `
    insert into setting_versions (setting_key, value, actor_id)
      values ('master_prompt', '{"value": "Be kind."}', ${OLGA}), ('master_prompt', null, ${OLGA});
    insert into prompt_boxes (box_key, title, prompt_text, order_index, interpretation, edited)
      values ('tone', 'Tone', ${ODD}, 1, '{"rules": []}', true);
    insert into rule_violations values ('2026-01-31', 'tone', 'short', 2);`,
  8: `
    update knowledge_entries set phrasings = '{"en": ["Who pays for pilots?"]}' where id = ${ENTRY};
    insert into knowledge_chunks values (${ENTRY}, 0, 'small', 'hash', '{0.25,-1.5,3e-8}');
    insert into retrievals (reply_id, found, best_score, entry_ids, scores)
      values (${ANSWERED}, true, 0.75, array[${ENTRY}::uuid], '{0.75}');`,
  9: `
    update auth."user" set "twoFactorEnabled" = true where id = ${OLGA};
    insert into auth."twoFactor" ("userId", secret, "backupCodes") values (${OLGA}, 'sealed', 'sealed too');`,
  11: `
    update knowledge_entries set answers = '[{"question": "Who pays?", "answer": "The buyer."}]' where id = ${ENTRY};`,
  16: `
    insert into member_usage (user_id, what, since, count) values (${ADA}, 'messages', '2026-01-31T23:59:59Z', 300);
    insert into member_days values ('2026-01-31', 5000);`,
  22: `
    insert into model_entries (id, entry)
      values ('of-ours', '{"id": "of-ours", "aliases": [], "family": "other", "source": "our own page"}');
    insert into model_last_days values ('gpt-4o-mini', '2026-12-31');`,
  24: `
    insert into documents (user_id, conversation_id, message_id, kind, lang, fields)
      values (${ADA}, ${TALK}, ${ANSWERED}, 'pilot', 'de', '{"customer": {"offered": null, "typed": "Käserei"}}');`,
  31: `
    insert into conversation_links (id, user_id, conversation_id, token_hash, title, named, messages, expires_at)
      values (${VENTURE}, ${ADA}, ${TALK}, '\\xdeadbeef', ${ODD}, true,
        '[{"role": "user", "content": "é", "created_at": "2026-01-31T23:59:59.999Z"}]', now() + interval '7 days');`,
  32: `
    insert into message_ratings (message_id, user_id, rating, reason, comment)
      values (${ANSWERED}, ${ADA}, 'down', 'too_vague', ${ODD});`,
  33: `
    insert into evaluation_sets (id, name) values (${VENTURE}, ${ODD});
    insert into evaluation_cases (set_id, message_id, turns, visitor, lang, reply, expectation)
      values (${VENTURE}, ${ASKED}, '[{"role": "user", "content": "é"}]', false, 'en', 'Half a', ${ODD}),
        (${VENTURE}, null, '[{"role": "user", "content": "Who pays?"}]', false, 'en', null, '');`,
  35: `
    insert into knowledge_batches (id, kind, subject, created, updated, deleted, actor_id)
      values (${VENTURE}, 'import', ${ODD}, 1, 0, 0, ${OLGA});
    insert into knowledge_versions (entry_id, title, entry, cause, batch_id, actor_id)
      values (${ENTRY}, 'Pilots', '{"title": "Pilots"}', 'import', ${VENTURE}, ${OLGA});
    insert into dismissed_gaps (id, actor_id) values ('hash', ${OLGA});`,
  36: `
    update conversations set language = 'de' where id = ${TALK};
    insert into reply_facts (reply_id, prompt_version, rules_checked, broken) values (${ANSWERED}, 1, 6,
      '[{"box_key": "tone", "rule_id": "short", "rule": "Always be brief.", "found": "212 words", "words": []}]');
    insert into review_items (kind, message_id, conversation_id, question_hash, resolved_at, resolution)
      values ('unanswered', ${ANSWERED}, ${TALK}, 'e3b0c442', now(), 'entry');`,
  41: `
    insert into evaluation_runs (id, set_id, a, b, answers, grader, state, estimate) values (${VENTURE}, ${VENTURE},
      '{"prompt": "3", "text": "é"}', '{"prompt": "draft", "text": "ü"}', 'model', 'gpt-4o-mini', 'done', '{"cases": 1}');
    insert into evaluation_results (run_id, case_id, side, recording, state, reply, grade, criteria, reason, overruled)
      select ${VENTURE}, id, 'a', 'x', 'graded', ${ODD}, 3.5, '{}', 'Because.', 4 from evaluation_cases;`,
  42: `
    insert into spend_months values ('2026-01-01', 7, 12.34567890);`,
  44: `
    insert into alert_states (code, facts) values ('budget_stop', '2026-01 20');
    insert into alert_deliveries (code, title, text, channel, status, next_at, attempts)
      values ('budget_stop', 'The budget', ${ODD}, 'webhook', 'failed', null,
        '[{"at": "2026-01-31T23:59:59Z", "ok": false, "said": "500"}]');`,
  45: `
    insert into invitations (id, token_hash, email, role, invited_by, expires_at)
      values (${VENTURE}, '\\xdeadbeef', 'new@example.org', 'support', ${OLGA}, now() + interval '7 days');
    insert into site_settings (key, value) values ('site', '{"name": "Landing"}');
    insert into site_versions (key, value, actor_id) values ('site', '{"name": "Landing"}', ${OLGA});`,
  47: `
    insert into venture_members (venture_id, user_id, role) values (${VENTURE}, ${OLGA}, 'mentor');`,
  48: `
    insert into venture_invitations (id, venture_id, token_hash, role, email, invited_by, expires_at)
      values (${VENTURE}, ${VENTURE}, '\\xdeadbeef', 'member', 'new@example.org', ${ADA}, now() + interval '7 days');
    insert into venture_comments (id, venture_id, user_id, subject_on, subject_id, passage, kind, text)
      values (${VENTURE}, ${VENTURE}, ${OLGA}, 'field', 'technology', ${ODD}, 'proof', ${ODD});`,
  49: `
    insert into venture_imports (venture_id, user_id, name, kind, source, reading, taken) values (${VENTURE}, ${ADA},
      'interviews.csv', 'table', '{"cells": [["Who"], ["Zoë"]]}', '{"columns": ["who"]}', '{"2": "e1"}');`,
  51: `
    insert into commitments (id, venture_id, user_id, text, due_on)
      values (${VENTURE}, ${VENTURE}, ${ADA}, ${ODD}, '2026-07-03');
    insert into calendar_feeds (user_id, id, token_hash, named) values (${ADA}, ${VENTURE}, '\\xdeadbeef', true);
    insert into weekly_mails (user_id, id, token_hash, week) values (${ADA}, ${VENTURE}, '\\xdeadbeef', '2026-06-29');`,
  60: `
    insert into conversation_notes (conversation_id, labels, note, actor_id)
      select id, array['pricing', ${ODD}], ${ODD}, ${OLGA} from conversations;`,
}
