import '@mantine/core/styles/Badge.layer.css'
import { Anchor, Badge, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import type { TryHit } from '#shared/admin/knowledge-questions.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import classes from './knowledge.module.css'

const t = textsOf('adminKnowledge')

interface TryQuestionProps {
  readonly onWrite: (question: string) => void
  readonly onOpen: (id: string) => void
}

/** Asks the search as a conversation would, and shows what the reply is given, what just missed, and why. */
export function TryQuestion({ onWrite, onOpen }: TryQuestionProps) {
  const [question, setQuestion] = useState('')
  const attempt = useMutation({
    mutationFn: (text: string) => call(knowledgeApi.tryQuestion, { question: text }),
  })
  const ask = () => {
    if (question.trim()) attempt.mutate(question.trim())
  }
  const { data, variables } = attempt
  const given = data?.hits.filter((hit) => hit.given) ?? []
  const missed = data?.hits.filter((hit) => !hit.given) ?? []
  return (
    <AskPanel
      title={t('page.try')}
      description={t('try.description')}
      onAsk={ask}
      error={attempt.error}
      failed={t('try.failed')}
      form={
        <>
          <FounderText
            label={t('try.question')}
            placeholder={t('try.example')}
            maxLength={2000}
            value={question}
            onType={setQuestion}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              ask()
            }}
          />
          <Group>
            <Button type="submit" variant="filled" loading={attempt.isPending} disabled={!question.trim()}>
              {t('try.find')}
            </Button>
          </Group>
        </>
      }
    >
      <div aria-live="polite" className={classes.results}>
        {data && (
          <p className={classes.note}>
            {t('try.read', {
              language: t(`language.${data.language}`),
              terms: data.terms.join(', '),
              known: data.terms.length,
            })}
          </p>
        )}
        {data && !data.found && (
          <StateLine
            state="info"
            text={t('try.nothing')}
            action={{ label: t('try.write'), onClick: () => onWrite(variables ?? '') }}
          />
        )}
        {data?.found && <p className={classes.given}>{t(`try.given.${data.by}`, { n: given.length })}</p>}
        {given.length > 0 && <Hits hits={given} first={1} onOpen={onOpen} />}
        {missed.length > 0 && (
          <details className={classes.missed}>
            <summary>{t('try.missed', { n: missed.length })}</summary>
            <Hits hits={missed} first={given.length + 1} onOpen={onOpen} />
          </details>
        )}
      </div>
    </AskPanel>
  )
}

interface HitsProps {
  readonly hits: readonly TryHit[]
  /** The place of the first of them. */
  readonly first: number
  readonly onOpen: TryQuestionProps['onOpen']
}

function Hits({ hits, first, onOpen }: HitsProps) {
  return (
    <ol className={classes.hits} style={{ counterReset: `hit ${first - 1}` }}>
      {hits.map((hit) => (
        <li key={hit.id} className={classes.hit}>
          <div className={classes.hitHead}>
            <Anchor component="button" className={classes.opens} onClick={() => onOpen(hit.id)}>
              {hit.title}
            </Anchor>
            <Badge variant="outline" color="gray" className={classes.badge}>
              {hit.category}
            </Badge>
          </div>
          <p className={classes.note}>{matchOf(hit.why)}</p>
          <details className={classes.missed}>
            <summary>{t('try.why')}</summary>
            <ul className={classes.reasons}>
              {PLACES.filter((place) => hit.why[place].length > 0).map((place) => (
                <li key={place}>{t(`try.words.${place}`, { words: hit.why[place].join(', ') })}</li>
              ))}
              {hit.why.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              <li className="num">{t('try.score', { score: hit.score.toFixed(3) })}</li>
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}

const PLACES = ['title', 'keywords', 'tags', 'content'] as const

/** "Matches interviews, pilot in the title and keywords." */
function matchOf(why: TryHit['why']): string {
  const places = PLACES.filter((place) => why[place].length > 0)
  if (places.length === 0) return t('try.noWords')
  const words = [...new Set(places.flatMap((place) => why[place]))]
  const where = new Intl.ListFormat('en').format(places.map((place) => t(`try.place.${place}`)))
  return t('try.matches', { words: words.join(', '), where })
}
