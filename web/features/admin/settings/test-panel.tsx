import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { toast } from '#web/lib/toast.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './settings.module.css'
import { type TestRun, useTestRun } from './use-test-run.ts'

type TestPanelProps = {
  draft: SettingsTestInput['draft']
  /** Whether the page holds changes that are not saved; they are tested too. */
  unsaved: boolean
  Reply: ReplyView
  prompt: string
  onPrompt: (prompt: string) => void
}

/** Tries a prompt with the settings as they stand on the page. */
export function TestPanel({ draft, unsaved, Reply, prompt, onPrompt }: TestPanelProps) {
  const { run, start, stop } = useTestRun()
  const [asked, setAsked] = useState(false)
  const ask = async () => {
    if (run.running) return
    if (!prompt.trim()) {
      return toast({ title: 'Test Failed', text: 'Please enter a test prompt.', tone: 'error' })
    }
    setAsked(true)
    const ended = await start(prompt, draft)
    if (!ended) return
    if (ended.failure) toast({ title: 'Test Failed', text: ended.failure, tone: 'error' })
    else toast({ title: 'Test Complete', text: 'Response generated successfully.', tone: 'ok' })
  }
  return (
    <AskPanel
      title="Test Settings"
      description={
        unsaved
          ? 'Answers with what is on this page, your unsaved changes included. Nothing is stored.'
          : 'Answers with the settings in force. Nothing is stored.'
      }
      onAsk={ask}
      form={
        <>
          <FounderText
            label="Test prompt"
            placeholder="We make membranes that recover lithium from brine. Who should we call first?"
            minRows={3}
            maxRows={8}
            value={prompt}
            onType={onPrompt}
          />
          <Group gap="xs">
            <Button type="submit" disabled={run.running}>
              {run.running ? 'Testing...' : 'Run Test'}
            </Button>
            {run.running && (
              <Button variant="subtle" color="gray" onClick={stop}>
                Stop
              </Button>
            )}
          </Group>
        </>
      }
    >
      {asked && <Answer run={run} Reply={Reply} label="Response" />}
    </AskPanel>
  )
}

/** What came of a test: the answer as it is written, or why there is none. */
export function Answer({ run, Reply, label }: { run: TestRun; Reply: ReplyView; label: string }) {
  return (
    <section className={classes.answer} aria-label={label} aria-busy={run.running}>
      <h3 className={classes.answerLabel}>{label}</h3>
      {run.text && <Reply text={run.text} streaming={run.running} />}
      {run.running && !run.text && <p className={classes.quiet}>Waiting for the first words.</p>}
      {run.failure && <StateLine state="failed" text={run.failure} />}
    </section>
  )
}
