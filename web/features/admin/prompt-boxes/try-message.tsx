import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Badge, Button, Select, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Audience, promptBoxesApi, type Rule, type TriedRule } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import classes from './prompt-boxes.module.css'
import { RuleText } from './rule-list.tsx'

const audiences: Record<Audience, string> = {
  member: 'A signed-in member',
  visitor: 'A visitor',
  admin: 'An admin',
}
const levels = ['0 Spark', '1 Problem Clarity', '2 Concept', '3 Evidence', '4 Proof', '5 Repeat', '6 Scale']

type TryMessageProps = {
  /** Texts that are not applied yet, by the id of their box. */
  drafts: Record<string, string>
}

/** Which rules a message fires, why, and what they do to the reply. */
export function TryMessage({ drafts }: TryMessageProps) {
  const [message, setMessage] = useState('')
  const [reply, setReply] = useState('')
  const [audience, setAudience] = useState<Audience>('member')
  const [level, setLevel] = useState<string | null>(null)
  const attempt = useMutation({
    mutationFn: () =>
      call(promptBoxesApi.tryMessage, {
        message: message.trim(),
        audience,
        level: level === null ? null : Number(level),
        ...(reply.trim() && { reply: reply.trim() }),
        ...(Object.keys(drafts).length > 0 && { drafts }),
      }),
  })
  const ask = () => {
    if (message.trim()) attempt.mutate()
  }
  return (
    <AskPanel
      title="Try a message"
      description="Shows which rules a message fires and what they do to the reply. Nothing is stored; unapplied changes count."
      onAsk={ask}
      error={attempt.error}
      failed="The server cannot be reached. Your message is still here."
      layout={classes.try}
      form={
        <>
          <FounderText
            label="Message"
            placeholder="We had 12 interviews and a signed letter of intent. What should the pilot cost?"
            className={classes.full}
            value={message}
            onType={setMessage}
          />
          <Select
            label="From"
            size="sm"
            allowDeselect={false}
            data={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
            value={audience}
            onChange={(value) => setAudience((value as Audience | null) ?? 'member')}
          />
          <Select
            label="At level"
            size="sm"
            placeholder="Any level"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear level' }}
            data={levels.map((label, at) => ({ value: String(at), label }))}
            value={level}
            onChange={setLevel}
          />
          <Textarea
            label="Reply to check (optional)"
            description="Without one, the built-in guide's own reply is checked."
            classNames={{ root: classes.full }}
            size="sm"
            autosize
            minRows={1}
            maxRows={8}
            maxLength={20000}
            value={reply}
            onChange={(event) => setReply(event.currentTarget.value)}
          />
          <Button type="submit" loading={attempt.isPending} disabled={!message.trim()}>
            Try it
          </Button>
        </>
      }
    >
      <div aria-live="polite">{attempt.data && <Tried tried={attempt.data} />}</div>
    </AskPanel>
  )
}

/** The first group that takes a rule shows it; what a person looks for comes first. */
const groups: readonly { title: string; takes: (tried: TriedRule) => boolean; open: boolean }[] = [
  { title: 'Broken by this reply', takes: ({ result }) => result?.passed === false, open: true },
  {
    title: 'Fires on this message',
    takes: ({ status, rule }) => status === 'fires' && (rule.condition !== null || isScoped(rule)),
    open: true,
  },
  { title: 'Left to the model to judge', takes: ({ status }) => status === 'maybe', open: true },
  { title: 'Applies to every reply', takes: ({ status }) => status === 'fires', open: false },
  { title: 'Does not apply', takes: () => true, open: false },
]

const isScoped = ({ scope }: Rule) => Object.values(scope).some((part) => part !== undefined)

function Tried({ tried }: { tried: OutputOf<typeof promptBoxesApi.tryMessage> }) {
  const applying = tried.rules.filter(({ status }) => status !== 'no').length
  return (
    <div className={classes.tried}>
      <p className={classes.summary}>
        {applying} of {tried.rules.length} rules go into the prompt for this message.
      </p>
      {groups.map(({ title, takes, open }) => {
        const rules = tried.rules.filter((one) => groups.find((group) => group.takes(one))?.takes === takes)
        return (
          rules.length > 0 && (
            <details key={title} className={classes.group} open={open}>
              <summary>
                {title} <span className={`num ${classes.quiet}`}>{rules.length}</span>
              </summary>
              <ul className={classes.rules}>
                {rules.map((one) => (
                  <li key={`${one.box_key} ${one.rule.id}`} className={classes.rule}>
                    <TriedRuleView tried={one} />
                  </li>
                ))}
              </ul>
            </details>
          )
        )
      })}
      <details className={classes.group}>
        <summary>What goes into the prompt</summary>
        <pre className={classes.raw}>{tried.compiled || 'Nothing: no rule applies.'}</pre>
      </details>
      <details className={classes.group}>
        <summary>
          {tried.reply.source === 'guide' ? "The built-in guide's reply" : 'The reply you gave'}
        </summary>
        <pre className={classes.raw}>{tried.reply.text}</pre>
      </details>
    </div>
  )
}

function TriedRuleView({ tried: { rule, box_title, why, effect, result } }: { tried: TriedRule }) {
  return (
    <>
      <RuleText rule={rule} />
      <p className={classes.quiet}>
        {box_title}. {why} {effect}
      </p>
      {result && (
        <p className={classes.result}>
          <Badge color={result.passed ? 'ok' : 'danger'}>{result.passed ? 'Kept' : 'Broken'}</Badge>{' '}
          {result.found}
        </p>
      )}
    </>
  )
}
