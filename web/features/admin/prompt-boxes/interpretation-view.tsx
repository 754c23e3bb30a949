import '@fontsource/ibm-plex-mono/latin-400.css'
import { Textarea } from '@mantine/core'
import { useId } from 'react'
import type { Interpretation, PromptBox } from '#shared/admin/prompt-boxes.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './prompt-boxes.module.css'
import { RuleList } from './rule-list.tsx'

/** What the engine goes by: the rules in words beside their JSON, and the sentences that became none. */
export function InterpretationView({
  box,
  interpretation,
}: {
  box: PromptBox
  interpretation: Interpretation
}) {
  const id = useId()
  const { rules, notUnderstood, source } = interpretation
  return (
    <div className={classes.interpretation}>
      <section aria-labelledby={id} className={classes.readable}>
        <h3 id={id} className={classes.label}>
          What the assistant follows
        </h3>
        <RuleList rules={rules} violations={box.violations} />
        {notUnderstood.length > 0 && (
          <div className={classes.unread}>
            <StateLine state="info" text="Not understood, and without effect:" />
            <ul>
              {notUnderstood.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={classes.quiet}>
          {source === 'model' ? 'Read by the model.' : 'Read by the built-in parser, without a model.'}
        </p>
      </section>
      <Textarea
        label="Interpretation Preview"
        classNames={{ input: classes.json }}
        readOnly
        autosize
        minRows={8}
        maxRows={24}
        value={JSON.stringify(interpretation, null, 2)}
      />
    </div>
  )
}
