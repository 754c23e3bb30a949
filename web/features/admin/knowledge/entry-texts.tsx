import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, Group, SegmentedControl, Skeleton, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ENTRY_TEXT_LIMITS, type EntryPart, TRANSLATED } from '#shared/admin/entry-texts.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
import { AnswerEditor } from './answer-editor.tsx'
import { answersText, newAnswer } from './entry-texts-values.ts'
import classes from './knowledge.module.css'
import { type EntryTextsWork, useEntryTexts } from './use-entry-texts.ts'

const t = textsOf('adminKnowledge')

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
        text={t('texts.failed')}
        action={{ label: t('texts.retry'), onClick: work.refetch }}
      />
    )
  if (!work.texts) return <Skeleton height={160} />
  if (work.conflict) return <TextsConflict work={work} conflict={work.conflict} />
  return (
    <Stack gap="md">
      {part === 'translations' ? <Translations work={work} /> : <Answers work={work} />}
      {work.problem && (
        <StateLine
          state="failed"
          text={work.problem}
          action={{ label: t('texts.over'), onClick: work.startOver }}
        />
      )}
      <Group justify="flex-end">
        <Button variant="filled" loading={work.pending} disabled={!work.changed} onClick={work.save}>
          {t('texts.save')}
        </Button>
      </Group>
    </Stack>
  )
}

type TextsConflictProps = { work: EntryTextsWork; conflict: NonNullable<EntryTextsWork['conflict']> }

/** Both versions of what goes with an entry that somebody else saved first, and the choice between them. */
function TextsConflict({ work, conflict: { stored, mine, savedBy } }: TextsConflictProps) {
  return (
    <ConflictChoice
      savedBy={savedBy}
      savedAt={formatMoment(stored.updated_at)}
      fields={[
        ...TRANSLATED.map((lang) => ({
          label: t(`language.${lang}`),
          stored: stored.translations[lang] ?? '',
          mine: mine.translations[lang] ?? '',
        })),
        { label: t('texts.prepared'), stored: answersText(stored.answers), mine: answersText(mine.answers) },
      ]}
      onBack={work.goOnEditing}
      onTakeStored={work.takeStored}
      onSaveMine={work.saveMine}
      pending={work.pending}
    />
  )
}

/** That a part was written for another text of the entry, and the way to take it into use again. */
function Stale({ work, part }: { work: EntryTextsWork; part: EntryPart }) {
  if (!work.texts?.stale.includes(part)) return null
  return (
    <StateLine
      state="warning"
      text={t(part === 'answers' ? 'texts.stale.answers' : 'texts.stale.translation')}
      action={{ label: t('texts.right'), onClick: () => work.confirm(part) }}
    />
  )
}

function Translations({ work }: { work: EntryTextsWork }) {
  const translations = work.texts?.translations ?? {}
  return (
    <>
      <p className={classes.note}>{t('texts.about')}</p>
      {TRANSLATED.map((lang) => (
        <div key={lang}>
          <Textarea
            label={t(`language.${lang}`)}
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
          <Stale work={work} part={lang} />
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
      <p className={classes.note}>{t('texts.answers')}</p>
      <SegmentedControl
        aria-label={t('texts.language')}
        data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={lang}
        onChange={(value) => setLang(value as Language)}
      />
      <Stale work={work} part="answers" />
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
          {t('texts.add')}
        </Button>
      </Group>
    </>
  )
}
