import { Skeleton } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { LeaveGuard } from '../shared/leave-guard.tsx'
import { BoxCard } from './box-card.tsx'
import classes from './prompt-boxes.module.css'
import { TryMessage } from './try-message.tsx'
import { useBoxTexts } from './use-box-texts.ts'
import { useBoxes } from './use-boxes.ts'

const t = textsOf('adminRules')

/** The rules that the assistant follows, in plain English, with what the engine makes of them. */
export function PromptBoxesPage() {
  const { data, error, refetch } = useBoxes()
  const texts = useBoxTexts()
  const edited = data?.filter(texts.edited) ?? []
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {error && (
        <StateLine
          state="failed"
          text={t('toast.load')}
          action={{ label: t('again'), onClick: () => refetch() }}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className={classes.boxes}>
          {[1, 2, 3, 4, 5, 6].map((bar) => (
            <Skeleton key={bar} height={58} radius="md" />
          ))}
        </div>
      )}
      {data && (
        <>
          <div className={classes.boxes}>
            {data.map((box) => (
              <BoxCard key={box.id} box={box} texts={texts} />
            ))}
          </div>
          <TryMessage drafts={Object.fromEntries(edited.map((box) => [box.id, texts.textOf(box)]))} />
        </>
      )}
      <LeaveGuard unsaved={edited.length > 0} />
    </div>
  )
}
