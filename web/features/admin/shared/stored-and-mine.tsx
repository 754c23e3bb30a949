import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './stored-and-mine.module.css'
import type { SavedMeanwhile } from './use-saved-setting.ts'

const t = textsOf('admin')

type StoredAndMineProps = {
  conflict: SavedMeanwhile
  /** A value in words. */
  say: (value: unknown) => string
  mine: unknown
  onTakeStored: () => void
  onSaveMine: () => void
}

/** Somebody else saved the setting first: both versions under their heads, and the choice between them. */
export function StoredAndMine({ conflict, say, mine, onTakeStored, onSaveMine }: StoredAndMineProps) {
  return (
    <div className={classes.root}>
      <StateLine
        state="warning"
        text={t('savedFirst.lead')}
        action={{ label: t('savedFirst.takeStored'), onClick: onTakeStored }}
        also={{ label: t('savedFirst.saveMine'), onClick: onSaveMine }}
      />
      <dl className={classes.versions}>
        <div>
          <dt>{conflict.by ? t('savedFirst.storedBy', { name: conflict.by }) : t('savedFirst.stored')}</dt>
          <dd>{say(conflict.value)}</dd>
        </div>
        <div>
          <dt>{t('savedFirst.mine')}</dt>
          <dd>{say(mine)}</dd>
        </div>
      </dl>
    </div>
  )
}
