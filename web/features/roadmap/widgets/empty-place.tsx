import { EmptySlot } from '#web/ui/empty-slot.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './widget.module.css'
import type { EmptyText } from './widget-texts.ts'

/** An empty place of the roadmap; whoever only reads sees what belongs there. */
export function EmptyPlace({ texts, subject }: { texts: EmptyText; subject: string }) {
  const { own } = useRoadmap()
  const { title, text, example, act } = texts
  if (!own) return <p className={classes.absent}>{absentWords(title)}</p>
  return (
    <EmptySlot
      text={text}
      example={example}
      action={{ label: act, onClick: () => own.askInChat({ type: subject }) }}
      {...(title && { title })}
    />
  )
}

/** "No proof yet." says it; "The problem" does not. */
function absentWords(title?: string): string {
  if (!title) return 'Nothing here yet.'
  return title.startsWith('No ') ? `${title}.` : `${title}: nothing here yet.`
}
