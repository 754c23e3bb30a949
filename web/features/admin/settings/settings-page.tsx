import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { MasterPrompt, ModelConfig, missingPlaceholders } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { EvaluationOffer } from '../evaluation-offer/evaluation-offer.tsx'
import { LeaveGuard } from '../shared/leave-guard.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { AssembledPanel } from './assembled-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ModelPanel } from './model-panel.tsx'
import { ModelsPanel } from './models/models-panel.tsx'
import { PromptPanel } from './prompt-panel.tsx'
import classes from './settings.module.css'
import { SideBySide } from './side-by-side.tsx'
import { TestPanel } from './test-panel.tsx'
import { useEdits } from './use-edits.ts'
import { useProposedModel } from './use-proposed-model.ts'
import { useSaving } from './use-saving.ts'
import { useSettings } from './use-settings.ts'
import { LABELS } from './values.ts'

/** The master prompt, the model, and trying both before they are in force. */
export function SettingsPage({ Reply }: { Reply: ReplyView }) {
  const { roleLoading, isOperator } = useSession()
  const { settings, error, refetch } = useSettings()
  const denied = error instanceof ApiError && error.code === 'forbidden'
  if (denied || (!roleLoading && !isOperator)) {
    return <p>Access Denied: You need administrator privileges to access these settings.</p>
  }
  if (!settings) {
    return (
      <div className={classes.page} role="status" aria-label="Loading settings">
        <PageHeading title="Assistant Settings" />
        <Skeleton height={860} radius="md" />
      </div>
    )
  }
  return <Workplace settings={settings} error={error} onReload={refetch} Reply={Reply} />
}

type WorkplaceProps = {
  settings: AssistantSettings
  error: Error | null
  onReload: () => void
  Reply: ReplyView
}

function Workplace({ settings, error, onReload, Reply }: WorkplaceProps) {
  const edits = useEdits(settings)
  const saving = useSaving(edits, settings)
  useProposedModel(edits)
  const [prompt, setPrompt] = useState('')
  const { values } = edits
  const { isAdmin } = useSession()
  const unsaved = edits.changed.length > 0 || saving.apiKey !== ''
  const invalid =
    !MasterPrompt.safeParse(values.master_prompt).success ||
    !ModelConfig.safeParse(values.model_config).success
  // Only what was changed here; the rest is as it is in force.
  const draft = Object.fromEntries(edits.changed.map((key) => [key, values[key]]))
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <PageHeading title="Assistant Settings" subtitle="The master prompt, the model, and how they answer">
          {unsaved && (
            <span className={classes.quiet}>Unsaved: {unsavedNames(edits.changed, saving.apiKey)}</span>
          )}
          {edits.changed.length > 0 && (
            <Button variant="subtle" color="gray" onClick={edits.discard} disabled={saving.pending}>
              Discard changes
            </Button>
          )}
          <Button
            variant="filled"
            onClick={() => void saving.saveAll()}
            disabled={saving.pending || invalid || !isAdmin}
            data-primary
          >
            {saving.pending ? 'Saving...' : 'Save All'}
          </Button>
        </PageHeading>
      </div>
      <div className={classes.lines}>
        {error && (
          <StateLine
            state="failed"
            text="The settings in force could not be loaded. These are the defaults; you can still edit and save."
            action={{ label: 'Load again', onClick: onReload }}
          />
        )}
        {edits.restored && (
          <StateLine state="info" text="Changes that you made here before and did not save are back." />
        )}
        {saving.failed.map(({ key, reason }) => (
          <StateLine key={key} state="failed" text={`${LABELS[key]} was not saved. ${reason}`} />
        ))}
        {warningsBeside(settings.warnings, values.master_prompt).map((warning) => (
          <StateLine key={warning} state="warning" text={warning} />
        ))}
      </div>
      <EvaluationOffer savedAt={settings.updatedAt.master_prompt} />
      <div className={classes.columns}>
        <PromptPanel
          value={values.master_prompt}
          onChange={(master_prompt) => edits.change({ master_prompt })}
          className={classes.wide}
        />
        <div className={classes.side}>
          <TestPanel
            draft={draft}
            unsaved={edits.changed.length > 0}
            Reply={Reply}
            prompt={prompt}
            onPrompt={setPrompt}
          />
          <HistoryPanel settings={settings} values={values} />
        </div>
      </div>
      <ModelPanel values={values} settings={settings} onChange={edits.change} saving={saving} />
      <ModelsPanel />
      <SideBySide draft={draft} prompt={prompt} Reply={Reply} />
      <AssembledPanel draft={draft} />
      <DoubtDialog saving={saving} />
      <ConflictDialog saving={saving} values={values} />
      <LeaveGuard unsaved={unsaved} />
    </div>
  )
}

function unsavedNames(changed: readonly (keyof typeof LABELS)[], apiKey: string): string {
  return [...changed, ...(apiKey ? (['openai_api_key'] as const) : [])].map((key) => LABELS[key]).join(', ')
}

/** The server's warnings, without those about a placeholder that the editor shows as missing itself. */
function warningsBeside(warnings: readonly string[], prompt: string): string[] {
  const missing = missingPlaceholders(prompt)
  return warnings.filter((warning) => !missing.some((placeholder) => warning.includes(placeholder)))
}
