import { textsOf } from '#web/lib/texts.ts'
import { EmptySlot } from '#web/ui/empty-slot.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './widget.module.css'

const t = textsOf('roadmap')

/** The widgets by what they are empty of. */
type Empty = 'idea' | 'value' | 'evidence' | 'industries' | 'icp' | 'persona'

/** The parts that can be missing inside a widget that holds something. */
export type Part =
  | 'technology'
  | 'problem'
  | 'applications'
  | 'valueProposition'
  | 'proof'
  | 'customerProof'
  | 'primary'
  | 'characteristics'
  | 'role'
  | 'motivation'
  | 'proofNeeded'

type EmptyPlaceProps = { name: Empty; subject: string }

/** An empty widget, with an example in a founder's words and the act that fills it; whoever only reads sees that it is. */
export function EmptyPlace({ name, subject }: EmptyPlaceProps) {
  const { own } = useRoadmap()
  if (!own) return <p className={classes.absent}>{t('widget.nothing')}</p>
  return (
    <EmptySlot
      text={t(`empty.${name}.text`)}
      example={t(`empty.${name}.example`)}
      action={{ label: t(`empty.${name}.act`), onClick: () => own.askInChat({ type: subject }) }}
    />
  )
}

/** A part that is missing in a widget; whoever only reads sees what belongs there. */
export function MissingPart({ name, subject }: { name: Part; subject: string }) {
  const { own } = useRoadmap()
  if (!own) return <p className={classes.absent}>{t(`missing.${name}.absent`)}</p>
  return (
    <EmptySlot
      title={t(`missing.${name}.title`)}
      text={t(`missing.${name}.text`)}
      example={t(`missing.${name}.example`)}
      action={{ label: t(`missing.${name}.act`), onClick: () => own.askInChat({ type: subject }) }}
    />
  )
}
