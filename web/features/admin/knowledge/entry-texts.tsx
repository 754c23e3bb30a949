import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, Group, SegmentedControl, Skeleton, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ENTRY_TEXT_LIMITS, type EntryPart, TRANSLATED } from '#shared/admin/entry-texts.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AnswerEditor } from './answer-editor.tsx'
import { newAnswer } from './entry-texts-values.ts'
import classes from './knowledge.module.css'
import { type EntryTextsWork, useEntryTexts } from './use-entry-texts.ts'

const NAMES: Record<Language, string> = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' }

interface EntryTextsPanelProps {
  readonly id: string
  readonly part: 'translations' | 'answers'
  readonly onSaved: (updatedAt: string) => void
}

/** The translations of an entry, or its prepared answers, each with whether it still goes with the entry's text. */
export function EntryTextsPanel({ id, part, onSaved }: EntryTextsPanelProps) {
  const work = useEntryTexts(id, onSaved)
  if (work.error && !work.texts)
    return (
      <StateLine
        state="failed"
        text="The texts did not load."
        action={{ label: 'Retry', onClick: work.refetch }}
      />
    )
  if (!work.texts) return <Skeleton height={160} />
  return (
    <Stack gap="md">
      {part === 'translations' ? <Translations work={work} /> : <Answers work={work} />}
      {work.problem && (
        <StateLine
          state="failed"
          text={work.problem}
          action={{ label: 'Start over', onClick: work.startOver }}
        />
      )}
      <Group justify="flex-end">
        <Button variant="filled" loading={work.pending} disabled={!work.changed} onClick={work.save}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}

/** That a part was written for another text of the entry, and the way to take it into use again. */
function Stale({ work, part, what }: { work: EntryTextsWork; part: EntryPart; what: string }) {
  if (!work.texts?.stale.includes(part)) return null
  return (
    <StateLine
      state="warning"
      text={`Not in use: ${what} written for an earlier text.`}
      action={{ label: 'Still right', onClick: () => work.confirm(part) }}
    />
  )
}

function Translations({ work }: { work: EntryTextsWork }) {
  const translations = work.texts?.translations ?? {}
  return (
    <>
      <p className={classes.note}>
        The claim, the points and the steps of the entry in the other languages. Replies in a language without
        one use the English text.
      </p>
      {TRANSLATED.map((lang) => (
        <div key={lang}>
          <Textarea
            label={NAMES[lang]}
            lang={lang}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={ENTRY_TEXT_LIMITS.translation}
            value={translations[lang] ?? ''}
            onChange={({ currentTarget }) =>
              work.change({ translations: { ...translations, [lang]: currentTarget.value } })
            }
          />
          <Stale work={work} part={lang} what="this was" />
        </div>
      ))}
    </>
  )
}

function Answers({ work }: { work: EntryTextsWork }) {
  const [lang, setLang] = useState<Language>('en')
  const answers = work.texts?.answers ?? []
  return (
    <>
      <p className={classes.note}>
        What a reply says when a founder asks one of these questions. Write the questions as founders do.
      </p>
      <SegmentedControl
        aria-label="Language of the answers"
        data={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        value={lang}
        onChange={(value) => setLang(value as Language)}
      />
      <Stale work={work} part="answers" what="these answers were" />
      {answers.map((answer, at) => (
        <AnswerEditor
          key={answer.id}
          number={at + 1}
          answer={answer}
          lang={lang}
          onChange={(next) =>
            work.change({ answers: answers.map((each) => (each.id === answer.id ? next : each)) })
          }
          onRemove={() => work.change({ answers: answers.filter((each) => each.id !== answer.id) })}
        />
      ))}
      <Group>
        <Button
          onClick={() => work.change({ answers: [...answers, newAnswer(answers)] })}
          disabled={answers.length >= ENTRY_TEXT_LIMITS.answers}
        >
          Add an answer
        </Button>
      </Group>
    </>
  )
}
