import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Badge, Button, Select, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Audience, promptBoxesApi, type Rule, type TriedRule } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import classes from './prompt-boxes.module.css'
import { RuleText } from './rule-list.tsx'

const t = textsOf('adminRules')
const AUDIENCES = ['member', 'visitor', 'admin'] as const

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
      title={t('try.title')}
      description={t('try.hint')}
      onAsk={ask}
      error={attempt.error}
      failed={t('try.failed')}
      layout={classes.try}
      form={
        <>
          <FounderText
            label={t('try.message')}
            placeholder={t('try.placeholder')}
            className={classes.full}
            value={message}
            onType={setMessage}
          />
          <Select
            label={t('try.from')}
            size="sm"
            allowDeselect={false}
            data={AUDIENCES.map((value) => ({ value, label: t(`try.audience.${value}`) }))}
            value={audience}
            onChange={(value) => setAudience((value as Audience | null) ?? 'member')}
          />
          <Select
            label={t('try.level')}
            size="sm"
            placeholder={t('try.anyLevel')}
            clearable
            clearButtonProps={{ 'aria-label': t('try.clearLevel') }}
            data={LEVEL_NAMES.map((name, at) => ({ value: String(at), label: `${at} ${name}` }))}
            value={level}
            onChange={setLevel}
          />
          <Textarea
            label={t('try.reply')}
            description={t('try.replyHint')}
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
            {t('try.submit')}
          </Button>
        </>
      }
    >
      <div aria-live="polite">{attempt.data && <Tried tried={attempt.data} />}</div>
    </AskPanel>
  )
}

type Group = 'broken' | 'fires' | 'maybe' | 'always' | 'not'

/** The first group that takes a rule shows it; what a person looks for comes first. */
const groups: readonly { name: Group; takes: (tried: TriedRule) => boolean; open: boolean }[] = [
  { name: 'broken', takes: ({ result }) => result?.passed === false, open: true },
  {
    name: 'fires',
    takes: ({ status, rule }) => status === 'fires' && (rule.condition !== null || isScoped(rule)),
    open: true,
  },
  { name: 'maybe', takes: ({ status }) => status === 'maybe', open: true },
  { name: 'always', takes: ({ status }) => status === 'fires', open: false },
  { name: 'not', takes: () => true, open: false },
]

const isScoped = ({ scope }: Rule) => Object.values(scope).some((part) => part !== undefined)

function Tried({ tried }: { tried: OutputOf<typeof promptBoxesApi.tryMessage> }) {
  const applying = tried.rules.filter(({ status }) => status !== 'no').length
  return (
    <div className={classes.tried}>
      <p className={classes.summary}>{t('try.summary', { applying, all: tried.rules.length })}</p>
      {groups.map(({ name, takes, open }) => {
        const rules = tried.rules.filter((one) => groups.find((group) => group.takes(one))?.takes === takes)
        return (
          rules.length > 0 && (
            <details key={name} className={classes.group} open={open}>
              <summary>
                {t(`try.group.${name}`)} <span className={`num ${classes.quiet}`}>{rules.length}</span>
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
        <summary>{t('try.prompt')}</summary>
        {tried.compiled && <p className={classes.quiet}>{t('try.promptHint')}</p>}
        <pre className={classes.raw}>{tried.compiled || t('try.nothing')}</pre>
      </details>
      <details className={classes.group}>
        <summary>{tried.reply.source === 'guide' ? t('try.guideReply') : t('try.givenReply')}</summary>
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
        <div className={classes.result}>
          <Badge color={result.passed ? 'ok' : 'danger'}>
            {result.passed ? t('try.kept') : t('try.brokenRule')}
          </Badge>{' '}
          {result.found}
        </div>
      )}
    </>
  )
}
