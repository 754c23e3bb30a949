import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { EvaluationOffer } from '../evaluation-offer/evaluation-offer.tsx'
import { LimitsPanel } from '../limits/limits-panel.tsx'
import { LeaveGuard } from '../shared/leave-guard.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { AssembledPanel } from './assembled-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ModelPanel } from './model-panel.tsx'
import { ModelsPanel } from './models/models-panel.tsx'
import { PageLines } from './page-lines.tsx'
import { PromptPanel } from './prompt-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import classes from './settings.module.css'
import { SideBySide } from './side-by-side.tsx'
import { TestPanel } from './test-panel.tsx'
import { useEdits } from './use-edits.ts'
import { useProposedModel } from './use-proposed-model.ts'
import { useSaving } from './use-saving.ts'
import { useSettings } from './use-settings.ts'

const t = textsOf('adminSettings')

/** The model, the master prompt, and trying both before they are live. */
export function SettingsPage({ Reply }: { Reply: ReplyView }) {
  const { roleLoading, isOperator } = useSession()
  const loading = useSettings()
  const { settings, error } = loading
  const denied = error instanceof ApiError && error.code === 'forbidden'
  if (denied || (!roleLoading && !isOperator)) return <p>{t('denied')}</p>
  if (!settings) {
    return (
      <div className={classes.page} role="status" aria-label={t('loading')}>
        <PageHeading title={t('title')} />
        <Skeleton height={860} radius="md" />
      </div>
    )
  }
  return <Workplace {...loading} settings={settings} Reply={Reply} />
}

type Loaded = ReturnType<typeof useSettings>
type WorkplaceProps = Loaded & { settings: NonNullable<Loaded['settings']>; Reply: ReplyView }

function Workplace({ settings, isKnown, refetch, Reply }: WorkplaceProps) {
  const edits = useEdits(settings)
  const saving = useSaving(edits, settings, isKnown)
  const proposed = useProposedModel(edits)
  const [prompt, setPrompt] = useState('')
  const { values, changed } = edits
  const key = values.api_provider === 'direct' ? saving.apiKey.trim() : ''
  // Only what was changed here; the rest is as it is in force.
  const draft = {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(key && { api_key: key }),
  }
  return (
    <div className={classes.page}>
      <SaveBar edits={edits} saving={saving} />
      <PageLines
        settings={settings}
        edits={edits}
        saving={saving}
        onReload={isKnown ? undefined : () => void refetch()}
      />
      <EvaluationOffer savedAt={settings.updatedAt.master_prompt} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ModelPanel
            values={values}
            settings={settings}
            onChange={edits.change}
            saving={saving}
            proposed={proposed}
          />
        </div>
        <div className={classes.side}>
          <TestPanel
            draft={draft}
            Reply={Reply}
            prompt={prompt}
            onPrompt={setPrompt}
            onEnded={() => void saving.refresh()}
          />
          <HistoryPanel settings={settings} values={values} />
        </div>
        <PromptPanel
          value={values.master_prompt}
          onChange={(master_prompt) => edits.change({ master_prompt })}
          className={classes.prompt}
        />
      </div>
      <ModelsPanel />
      <SideBySide draft={draft} prompt={prompt} Reply={Reply} />
      <AssembledPanel draft={draft} />
      <LimitsPanel settings={settings} />
      <DoubtDialog saving={saving} config={values.model_config} />
      <ConflictDialog saving={saving} values={values} />
      <LeaveGuard unsaved={changed.length > 0 || saving.apiKey !== ''} />
    </div>
  )
}
