import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettingsTestInput, settingsApi } from '#shared/admin/settings.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskPanel } from '../shared/ask-panel.tsx'
import classes from './settings.module.css'

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
      title="Assembled prompt"
      description="What the model would be sent for a test user's question. Looking at it is recorded in the audit log."
      onAsk={ask}
      error={assemble.error}
      failed="The server cannot be reached."
      layout={classes.assemble}
      form={
        <>
          <TextInput
            label="Test user's email"
            size="sm"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Textarea
            label="Question"
            size="sm"
            autosize
            minRows={1}
            maxRows={5}
            maxLength={8000}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" loading={assemble.isPending} disabled={!email.trim() || !question.trim()}>
            Assemble
          </Button>
        </>
      }
    >
      {assemble.data && <AssembledView assembled={assemble.data} />}
    </AskPanel>
  )
}

const roles = { system: 'System', user: 'User', assistant: 'Assistant' }

function AssembledView({ assembled }: { assembled: Assembled }) {
  const { user, answers, messages, tokens, entries, rules, warnings } = assembled
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        For {user.full_name ? `${user.full_name} (${user.email})` : user.email}: about{' '}
        <span className="num">{tokens.toLocaleString('en')}</span> tokens,{' '}
        {counted(entries.length, 'entry', 'entries')}, {counted(rules.length, 'rule', 'rules')}.{' '}
        {answers === 'guide'
          ? 'The built-in guide answers now; this is what a model would be sent.'
          : `Answered by ${answers}.`}
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
          label={`${roles[role]}, ${content.length.toLocaleString('en')} characters`}
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

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
