import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { type ScannedUpdate, scanReply } from '#shared/update-scan.ts'
import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { chat } from '../current-chat.ts'
import { focusComposer } from '../focus-composer.ts'
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
  const [answer, setAnswer] = useState<'open' | 'yes' | 'clarify'>('open')
  const [found] = useState(() => scanReply(reply))
  if (!found || !roadmap || answer === 'clarify') return null
  if (answer === 'open' && (!open || isKnown(found, roadmap))) return null
  const claim = found.question.replace(/\?$/, '')
  if (answer === 'yes') {
    return (
      <div className={classes.cards}>
        <PlainCard tone="ok" title={`You confirmed: ${claim}`} link={roadmapLink(found)} />
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
            onClick: () => {
              setAnswer('clarify')
              focusComposer()
            },
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

function sentence({ changes }: ScannedUpdate, claim: string): string {
  return changes.evidenceCount ? `we are at ${claim} in total` : claim
}
