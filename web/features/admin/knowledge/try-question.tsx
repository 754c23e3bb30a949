import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { knowledgeApi, type TryHit } from '#shared/admin/knowledge.ts'
import { call } from '#web/lib/api.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskPanel, FounderText } from '../shared/ask-panel.tsx'
import classes from './knowledge.module.css'

const languages = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' }

type TryQuestionProps = { onWrite: (question: string) => void }

/** Asks the search as a conversation would, and shows what it finds and why. */
export function TryQuestion({ onWrite }: TryQuestionProps) {
  const [question, setQuestion] = useState('')
  const attempt = useMutation({
    mutationFn: (text: string) => call(knowledgeApi.tryQuestion, { question: text }),
  })
  const ask = () => {
    if (question.trim()) attempt.mutate(question.trim())
  }
  const { data, variables } = attempt
  return (
    <AskPanel
      title="Try a question"
      description="Shows which entries a founder's question would bring into the reply, and why."
      onAsk={ask}
      error={attempt.error}
      failed="The server cannot be reached. Your question is still here."
      form={
        <>
          <FounderText
            label="Question"
            placeholder="How many interviews do I need before I build a pilot?"
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
              Find entries
            </Button>
          </Group>
        </>
      }
    >
      <div aria-live="polite" className={classes.results}>
        {data && (
          <p className={classes.note}>
            Read as {languages[data.language]}
            {data.terms.length > 0 && `, in English terms: ${data.terms.join(', ')}`}.
          </p>
        )}
        {data && !data.found && (
          <StateLine
            state="info"
            text="Nothing fits well enough. In a conversation this counts as a knowledge gap."
            action={{ label: 'Write an entry for it', onClick: () => onWrite(variables ?? '') }}
          />
        )}
        {data && data.hits.length > 0 && <Hits hits={data.hits} />}
      </div>
    </AskPanel>
  )
}

function Hits({ hits }: { hits: readonly TryHit[] }) {
  const best = Math.max(...hits.map(({ score }) => score))
  return (
    <ol className={classes.hits}>
      {hits.map((hit) => (
        <li key={hit.id} className={classes.hit}>
          <div className={classes.hitHead}>
            <span className={classes.title}>{hit.title}</span>
            <Badge variant="outline" color="gray" className={classes.badge}>
              {hit.category}
            </Badge>
          </div>
          <div className={classes.score}>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${(hit.score / best) * 100}%` }} />
            </span>
            <span className="num">Score {hit.score.toFixed(3)}</span>
          </div>
          <Why why={hit.why} />
        </li>
      ))}
    </ol>
  )
}

const places = [
  ['title', 'Title'],
  ['keywords', 'Keywords'],
  ['tags', 'Tags'],
  ['content', 'Content'],
] as const

function Why({ why }: { why: TryHit['why'] }) {
  return (
    <>
      <dl className={classes.why}>
        {places
          .filter(([place]) => why[place].length > 0)
          .map(([place, label]) => (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{why[place].join(', ')}</dd>
            </div>
          ))}
      </dl>
      {why.reasons.map((reason) => (
        <p key={reason} className={classes.note}>
          {reason}
        </p>
      ))}
    </>
  )
}
