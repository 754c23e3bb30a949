import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './settings.module.css'
import { Answer } from './test-answer.tsx'
import { useTestRun } from './use-test-run.ts'

const t = textsOf('adminSettings')

type TestPanelProps = {
  draft: SettingsTestInput['draft']
  Reply: ReplyView
  prompt: string
  onPrompt: (prompt: string) => void
  /** A test that has ended says who answers now. */
  onEnded: () => void
}

/** Tries a prompt with the settings as they stand on the page. */
export function TestPanel({ draft, Reply, prompt, onPrompt, onEnded }: TestPanelProps) {
  const { run, start, stop } = useTestRun()
  const [asked, setAsked] = useState(false)
  const { isAdmin } = useSession()
  const ask = async () => {
    if (run.running) return
    if (!prompt.trim()) {
      return toast({ title: t('test.failed'), text: t('test.empty'), tone: 'error' })
    }
    setAsked(true)
    const ended = await start(prompt, draft)
    if (!ended) return
    if (ended.failure) toast({ title: t('test.failed'), text: ended.failure.message, tone: 'error' })
    else toast({ title: t('test.complete'), text: t('test.completeText'), tone: 'ok' })
    onEnded()
  }
  return (
    <AskPanel
      title={t('test.title')}
      description={t('test.hint')}
      onAsk={ask}
      form={
        <>
          <FounderText
            label={t('test.label')}
            placeholder={t('test.placeholder')}
            minRows={3}
            maxRows={8}
            value={prompt}
            onType={onPrompt}
          />
          <Group gap="xs" wrap="nowrap">
            <Button type="submit" disabled={run.running || !isAdmin} className={classes.fixed}>
              {run.running ? t('test.running') : t('test.run')}
            </Button>
            {run.running ? (
              <Button variant="subtle" color="gray" onClick={stop}>
                {t('test.stop')}
              </Button>
            ) : (
              <span className={classes.quiet}>{t('test.counts')}</span>
            )}
          </Group>
        </>
      }
    >
      {asked && <Answer run={run} Reply={Reply} label={t('test.response')} />}
    </AskPanel>
  )
}
