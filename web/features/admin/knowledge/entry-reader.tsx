import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntryTexts, entryTextsApi, TRANSLATED } from '#shared/admin/entry-texts.ts'
import { joinList, type KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './entry-reader.module.css'
import { KNOWLEDGE } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** What an entry says, for who reads the knowledge base and changes nothing. */
export function EntryReader({ entry }: { entry: KnowledgeEntry }) {
  const { title, category, content, keywords, relevance_tags } = entry
  return (
    <dl className={classes.fields}>
      <Field label={t('field.title')} text={title} />
      <Field label={t('field.category')} text={category} />
      <Field label={t('field.content')} text={content} />
      <Field label={t('field.keywords')} text={joinList(keywords)} />
      <Field label={t('field.relevance_tags')} text={joinList(relevance_tags)} />
    </dl>
  )
}

function Field({ label, text, lang }: { label: string; text: string; lang?: Language }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{text || t('read.none')}</dd>
    </div>
  )
}

interface TextsReaderProps {
  readonly id: string
  readonly part: 'translations' | 'answers'
}

/** The translations of an entry, or its prepared answers, to be read. */
export function TextsReader({ id, part }: TextsReaderProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...KNOWLEDGE, 'texts', id],
    queryFn: ({ signal }) => call(entryTextsApi.read, { id }, { signal }),
  })
  if (error && !data)
    return (
      <StateLine
        state="failed"
        text={t('texts.failed')}
        action={{ label: t('texts.retry'), onClick: () => refetch() }}
      />
    )
  if (!data) return <Skeleton height={160} />
  return part === 'translations' ? <Translations texts={data} /> : <Answers texts={data} />
}

function Translations({ texts: { translations } }: { texts: EntryTexts }) {
  return (
    <dl className={classes.fields}>
      {TRANSLATED.map((lang) => (
        <Field key={lang} label={t(`language.${lang}`)} text={translations[lang] ?? ''} lang={lang} />
      ))}
    </dl>
  )
}

function Answers({ texts: { answers } }: { texts: EntryTexts }) {
  const [lang, setLang] = useState<Language>('en')
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('texts.language')}
        data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={lang}
        onChange={(value) => setLang(value as Language)}
      />
      {answers.length === 0 && <p className={classes.none}>{t('read.noAnswers')}</p>}
      {answers.map(({ id, asks, says, steps }) => (
        <dl key={id} className={classes.fields} lang={lang}>
          <Field label={t('read.questions')} text={(asks[lang] ?? []).join('\n')} />
          <Field label={t('answer.says')} text={says[lang] ?? ''} />
          <Field label={t('read.steps')} text={(steps[lang] ?? []).join('\n')} />
        </dl>
      ))}
    </Stack>
  )
}
