import { useId } from 'react'
import {
  MasterPrompt,
  missingPlaceholders,
  PLACEHOLDERS,
  SETTING_LIMITS,
} from '#shared/admin/setting-fields.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { count } from './figures.ts'
import { PromptEditor } from './prompt-editor.tsx'
import classes from './settings.module.css'

const t = textsOf('adminSettings')

type PromptPanelProps = { value: string; onChange: (value: string) => void; className?: string }

/** The master prompt, what its placeholders stand for, and a warning when one is missing. */
export function PromptPanel({ value, onChange, className }: PromptPanelProps) {
  const id = useId()
  const { isAdmin } = useSession()
  const missing = missingPlaceholders(value)
  const problem = MasterPrompt.safeParse(value).error?.issues[0]?.message
  return (
    <Panel
      title={<span id={`${id}label`}>{t('prompt.title')}</span>}
      description={t('prompt.hint')}
      aside={
        <span className={`num ${classes.quiet}`}>
          {t('prompt.length', { count: count(value.length), limit: count(SETTING_LIMITS.masterPrompt) })}
        </span>
      }
      className={className}
    >
      <PromptEditor
        value={value}
        onChange={onChange}
        labelledBy={`${id}label`}
        describedBy={`${id}help`}
        invalid={problem !== undefined}
        readOnly={!isAdmin}
      />
      {problem && <StateLine state="failed" text={problem} />}
      {missing.map((placeholder) => (
        <StateLine
          key={placeholder}
          state="warning"
          text={t('prompt.missing', { placeholder })}
          action={{
            label: t('prompt.insert'),
            onClick: () => onChange(`${value.trimEnd()}\n\n${placeholder}\n`),
          }}
        />
      ))}
      {strange(value).map((placeholder) => (
        <StateLine key={placeholder} state="warning" text={t('prompt.strange', { placeholder })} />
      ))}
      <dl id={`${id}help`} className={classes.placeholders}>
        {PLACEHOLDERS.map((placeholder) => (
          <div key={placeholder}>
            <dt>{placeholder}</dt>
            <dd>{t(`prompt.filled.${placeholder === '{{USER_PROFILE}}' ? 'profile' : 'knowledge'}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** What looks like a placeholder and is none, each once. */
function strange(prompt: string): string[] {
  const found = prompt.match(/\{\{[^{}\n]{1,60}\}\}/g) ?? []
  const known: readonly string[] = PLACEHOLDERS
  return [...new Set(found)].filter((placeholder) => !known.includes(placeholder))
}
