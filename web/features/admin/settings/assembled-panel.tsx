import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettingsTestInput, settingsApi } from '#shared/admin/settings.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskPanel } from '../shared/ask-panel.tsx'
import { count } from './figures.ts'
import classes from './settings.module.css'

const t = textsOf('adminSettings')

type Assembled = OutputOf<typeof settingsApi.assembledPrompt>

/** Exactly what a model would be sent for a person's question, with the settings as they stand on the page. */
export function AssembledPanel({ draft }: { draft: SettingsTestInput['draft'] }) {
  const { user } = useSession()
  const [email, setEmail] = useState(user?.email ?? '')
  const [question, setQuestion] = useState('')
  const assemble = useMutation({
    mutationFn: () =>
      call(settingsApi.assembledPrompt, { email: email.trim(), question: question.trim(), draft }),
  })
  const ask = () => {
    if (email.trim() && question.trim()) assemble.mutate()
  }
  return (
    <AskPanel
      title={t('assembled.title')}
      description={t('assembled.hint')}
      onAsk={ask}
      error={assemble.error}
      failed={t('unreachable')}
      layout={classes.assemble}
      form={
        <>
          <TextInput
            label={t('assembled.email')}
            size="sm"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Textarea
            label={t('assembled.question')}
            size="sm"
            autosize
            minRows={1}
            maxRows={5}
            maxLength={8000}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" loading={assemble.isPending} disabled={!email.trim() || !question.trim()}>
            {t('assembled.submit')}
          </Button>
        </>
      }
    >
      {assemble.data && <AssembledView assembled={assemble.data} />}
    </AskPanel>
  )
}

function AssembledView({ assembled }: { assembled: Assembled }) {
  const { user, answers, messages, tokens, entries, rules, warnings } = assembled
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        {t('assembled.summary', {
          who: user.full_name ? `${user.full_name} (${user.email})` : user.email,
          tokens: count(tokens),
          entries: entries.length,
          rules: rules.length,
        })}{' '}
        {answers === 'guide' ? t('assembled.guide') : t('assembled.by', { model: answers })}
      </p>
      {warnings.map((warning) => (
        <StateLine key={warning} state="info" text={warning} />
      ))}
      {entries.length > 0 && (
        <Group gap="xs" component="ul" className={classes.entries}>
          {entries.map(({ id, title, score }) => (
            <li key={id} className={classes.entry}>
              {title} <span className={`num ${classes.quiet}`}>{score.toFixed(3)}</span>
            </li>
          ))}
        </Group>
      )}
      {messages.map(({ role, content }) => (
        <Textarea
          key={`${role} ${content.length} ${content.slice(0, 40)}`}
          label={t('assembled.message', { role: t(`assembled.role.${role}`), count: count(content.length) })}
          classNames={{ input: classes.raw }}
          size="sm"
          readOnly
          autosize
          minRows={2}
          maxRows={24}
          value={content}
        />
      ))}
    </div>
  )
}
