import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { type ScannedUpdate, scanReply } from '#shared/update-scan.ts'
import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { focusComposer } from '../composer/focus-composer.ts'
import { chat } from '../conversation/current-chat.ts'
import { widgetTitle } from './card-words.ts'
import { PlainCard } from './plain-card.tsx'
import { roadmapLink } from './roadmap-link.ts'
import classes from './update-cards.module.css'
import { useRoadmap } from './use-roadmap.ts'

/**
 * What a reply itself claims to have changed, when the server said nothing of it. It is only ever a question:
 * a yes is said in chat, in the person's name, so that it is read and recorded like every other sentence.
 */
export function ScannedCard({ reply, open }: { reply: string; open: boolean }) {
  const roadmap = useRoadmap()
  const [answer, setAnswer] = useState<'open' | 'yes'>('open')
  const [found] = useState(() => scanReply(reply))
  if (!found || !roadmap) return null
  if (answer === 'open' && (!open || isKnown(found, roadmap))) return null
  const claim = found.question.replace(/\?$/, '')
  if (answer === 'yes') {
    return (
      <div className={classes.cards}>
        {found.type === 'evidence_added' ? (
          <PlainCard tone="ok" title={`You confirmed: ${claim}`} link={roadmapLink(found)} />
        ) : (
          <PlainCard
            tone="ok"
            title={standing(found, roadmap)}
            text="A reply records nothing by itself; what you write does."
            link={roadmapLink({ ...found, type: 'widget_populated' })}
          />
        )}
      </div>
    )
  }
  const confirm = () => {
    if (found.type === 'evidence_added' && !chat.send(`Yes, that's correct: ${sentence(found, claim)}.`))
      return
    setAnswer('yes')
  }
  return (
    <div className={classes.cards}>
      <ClosedQuestion
        tone="wait"
        question={`Just to confirm: ${found.question}`}
        answers={[
          { label: "Yes, that's correct", look: 'filled', onClick: confirm },
          {
            label: 'Let me clarify',
            look: 'plain',
            onClick: focusComposer,
          },
        ]}
      />
    </div>
  )
}

/** Whether the roadmap says the same already: then there is nothing to ask. */
function isKnown({ type, changes }: ScannedUpdate, { counters, current_level }: Dashboard): boolean {
  if (type === 'level_up') return changes.newLevel === current_level || !LEVEL_NAMES[changes.newLevel ?? -1]
  const counts = Object.entries(changes.evidenceCount ?? {})
  const known: Record<string, number> = counters
  return counts.length > 0 && counts.every(([name, count]) => known[name] === count)
}

/** What the roadmap holds, whatever the reply said: a level follows from evidence, and a widget from sentences. */
function standing({ type, changes }: ScannedUpdate, { current_level }: Dashboard): string {
  if (type === 'level_up')
    return `Your roadmap stands at level ${current_level}, ${shortLevelName(current_level)}`
  return `${widgetTitle(changes.widgetName)}: see what your roadmap holds`
}

function sentence({ changes }: ScannedUpdate, claim: string): string {
  return changes.evidenceCount ? `we are at ${claim} in total` : claim
}
