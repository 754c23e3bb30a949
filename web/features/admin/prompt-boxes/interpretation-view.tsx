import { Textarea } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Interpretation, PromptBox, Rule } from '#shared/admin/prompt-boxes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './prompt-boxes.module.css'
import { RuleList } from './rule-list.tsx'
import { ruleWords } from './rule-words.ts'

const t = textsOf('adminRules')

type InterpretationViewProps = {
  box: PromptBox
  /** What the text that was typed would be read as; without it, what is live is shown. */
  preview: Interpretation | undefined
  /** What is to be known of the reading. */
  note?: string | undefined
}

/** The rules in words beside their JSON, and the sentences that became none: of what was typed, or of what is live. */
export function InterpretationView({ box, preview, note }: InterpretationViewProps) {
  const id = useId()
  const shown = preview ?? box.interpretation
  if (!shown) return null
  const { rules, notUnderstood, source } = shown
  const live = box.interpretation?.rules ?? []
  return (
    <div className={classes.interpretation} data-preview={preview !== undefined || undefined}>
      <section aria-labelledby={id} className={classes.readable}>
        <h3 id={id} className={classes.label}>
          {preview ? t('reading.preview') : t('reading.live')}
        </h3>
        {preview && <p className={classes.quiet}>{t('reading.previewHint')}</p>}
        {note && <StateLine state="warning" text={note} />}
        <RuleList
          rules={rules}
          violations={box.violations}
          isNew={preview && ((rule) => !live.some(({ id }) => id === rule.id))}
        />
        {preview && <Gone rules={live.filter((rule) => !rules.some(({ id }) => id === rule.id))} />}
        {notUnderstood.length > 0 && (
          <Listed line={<StateLine state="info" text={t('reading.notUnderstood')} />} items={notUnderstood} />
        )}
        <p className={classes.quiet}>{source === 'model' ? t('reading.byModel') : t('reading.byParser')}</p>
      </section>
      <Textarea
        label={t('reading.json')}
        classNames={{ input: classes.json }}
        readOnly
        autosize
        minRows={8}
        maxRows={24}
        value={JSON.stringify(shown, null, 2)}
      />
    </div>
  )
}

/** Rules that are live and would not be any more. */
function Gone({ rules }: { rules: readonly Rule[] }) {
  if (rules.length === 0) return null
  const items = rules.map((rule) => ruleWords(rule).what)
  return <Listed line={<StateLine state="warning" text={t('reading.gone')} />} items={items} />
}

function Listed({ line, items }: { line: ReactNode; items: readonly string[] }) {
  return (
    <div className={classes.unread}>
      {line}
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
