import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ENTRY_TEXT_LIMITS, type PreparedAnswer } from '#shared/admin/entry-texts.ts'
import type { Language } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import { type AnswerForm, answerForm, withForm } from './entry-texts-values.ts'
import classes from './knowledge.module.css'

const t = textsOf('adminKnowledge')

interface AnswerEditorProps {
  readonly number: number
  readonly answer: PreparedAnswer
  readonly lang: Language
  readonly onChange: (answer: PreparedAnswer) => void
  readonly onRemove: () => void
}

/** One prepared answer in one language, folded to its first question. */
export function AnswerEditor({ number, answer, lang, onChange, onRemove }: AnswerEditorProps) {
  const form = answerForm(answer, lang)
  const title = form.questions.split('\n')[0] || answer.asks.en?.[0] || t('answer.new')
  return (
    <details className={classes.answer} open={Object.keys(answer.says).length === 0}>
      <summary>
        {number}. {title}
      </summary>
      <Fields
        key={lang}
        form={form}
        lang={lang}
        onChange={(next) => onChange(withForm(answer, lang, next))}
      />
      <Button variant="subtle" onClick={onRemove}>
        {t('answer.remove')}
      </Button>
    </details>
  )
}

/** The fields keep what is typed, blank lines too; the answer gets what they say. */
function Fields({
  form,
  lang,
  onChange,
}: {
  form: AnswerForm
  lang: Language
  onChange: (form: AnswerForm) => void
}) {
  const [typed, setTyped] = useState(form)
  const field = (name: keyof AnswerForm, label: string, minRows: number) => (
    <Textarea
      label={label}
      lang={lang}
      autosize
      minRows={minRows}
      maxRows={10}
      maxLength={name === 'says' ? ENTRY_TEXT_LIMITS.says : undefined}
      value={typed[name]}
      onChange={({ currentTarget }) => {
        const next = { ...typed, [name]: currentTarget.value }
        setTyped(next)
        onChange(next)
      }}
    />
  )
  return (
    <div className={classes.stack}>
      {field('questions', t('answer.questions'), 2)}
      {field('says', t('answer.says'), 3)}
      {field('steps', t('answer.steps'), 2)}
    </div>
  )
}
