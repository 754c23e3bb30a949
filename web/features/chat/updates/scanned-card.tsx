import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { type ScannedUpdate, scanReply } from '#shared/update-scan.ts'
import { formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ChoicePrompt } from '#web/ui/choice-prompt.tsx'
import { chat } from '../conversation/current-chat.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { countedIn, widgetTitle } from './card-words.ts'
import { PlainCard } from './plain-card.tsx'
import { roadmapLink } from './roadmap-link.ts'
import classes from './update-cards.module.css'
import { useRoadmap } from './use-roadmap.ts'

const t = textsOf('chat')

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
  if (answer === 'yes') {
    return (
      <div className={classes.cards}>
        {found.type === 'evidence_added' ? (
          <PlainCard tone="ok" title={confirmedWords(found)} link={roadmapLink(found)} />
        ) : (
          <PlainCard
            tone="ok"
            title={standing(found, roadmap)}
            text={t('claims.note')}
            link={roadmapLink({ ...found, type: 'widget_populated' })}
          />
        )}
      </div>
    )
  }
  const confirm = () => {
    if (found.type === 'evidence_added' && !chat.send(yesWords(found))) return
    setAnswer('yes')
  }
  return (
    <div className={classes.cards}>
      <ChoicePrompt
        tone="wait"
        question={t.rich('cards.confirm', { question: questionOf(found), said: (chunks) => chunks })}
        answers={[
          { label: t('cards.yes'), look: 'filled', onClick: confirm },
          {
            label: t('cards.clarify'),
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
    return t('claims.standing', { level: current_level, stage: shortLevelName(current_level) })
  return t('claims.see', { widget: widgetTitle(changes.widgetName) })
}

/** What a claim is asked about by, after the lead-in. */
function questionOf({ type, changes }: ScannedUpdate): string {
  if (type === 'level_up') return t('claims.level', { level: String(changes.newLevel) })
  if (type === 'widget_populated') return t('claims.widget', { widget: widgetTitle(changes.widgetName) })
  const list = countsIn(changes)
  return list ? t('claims.counts', { list }) : t('claims.evidence')
}

function confirmedWords({ changes }: ScannedUpdate): string {
  const list = countsIn(changes)
  return list ? t('cards.confirmedCounts', { list }) : t('claims.confirmed')
}

/** What a yes says in chat, in the person's name. */
function yesWords({ changes }: ScannedUpdate): string {
  const list = countsIn(changes)
  return list ? t('claims.sayCounts', { list }) : t('claims.sayEvidence')
}

/** "14 interviews and 1 LOI", if it counts anything. */
const countsIn = (changes: ScannedUpdate['changes']) => formatList(countedIn(changes))
