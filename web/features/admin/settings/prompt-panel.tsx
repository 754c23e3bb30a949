import { useId } from 'react'
import { MasterPrompt, missingPlaceholders, SETTING_LIMITS } from '#shared/admin/setting-fields.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { PromptEditor } from './prompt-editor.tsx'
import classes from './settings.module.css'

type PromptPanelProps = { value: string; onChange: (value: string) => void; className?: string }

/** The master prompt, what its placeholders stand for, and a warning when one is missing. */
export function PromptPanel({ value, onChange, className }: PromptPanelProps) {
  const id = useId()
  const missing = missingPlaceholders(value)
  const problem = MasterPrompt.safeParse(value).error?.issues[0]?.message
  return (
    <Panel
      title={<span id={`${id}label`}>Master Prompt</span>}
      description="What the assistant is told before every reply."
      aside={
        <span className={`num ${classes.quiet}`}>
          {value.length.toLocaleString('en')} of {SETTING_LIMITS.masterPrompt.toLocaleString('en')} characters
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
      />
      {problem && <StateLine state="failed" text={problem} />}
      {missing.map((placeholder) => (
        <StateLine
          key={placeholder}
          state="warning"
          text={`${placeholder} is missing. Its section is added at the end of the prompt.`}
          action={{ label: 'Insert it', onClick: () => onChange(`${value.trimEnd()}\n\n${placeholder}\n`) }}
        />
      ))}
      <dl id={`${id}help`} className={classes.placeholders}>
        <div>
          <dt>{'{{USER_PROFILE}}'}</dt>
          <dd>is replaced by the user's GTM profile and conversation history.</dd>
        </div>
        <div>
          <dt>{'{{KNOWLEDGE_ENTRIES}}'}</dt>
          <dd>is replaced by relevant knowledge entries.</dd>
        </div>
      </dl>
    </Panel>
  )
}
