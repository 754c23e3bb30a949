import '@mantine/core/styles/Badge.layer.css'
import { Badge, Tooltip } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { IconNote } from '#web/ui/icons/note.tsx'
import classes from './note.module.css'

const t = textsOf('adminConversations')

/** The labels of a conversation in a row of the list: the first, how many more, and whether there is a note. */
export function Labels({ labels, noted }: { labels: readonly string[]; noted: boolean }) {
  const [first, ...more] = labels
  return (
    <>
      {first !== undefined && (
        <Badge className={classes.first} color="gray" title={first}>
          {first}
        </Badge>
      )}
      {more.length > 0 && (
        <Tooltip label={more.join(', ')}>
          <span className={classes.more} role="img" aria-label={more.join(', ')}>
            +{more.length}
          </span>
        </Tooltip>
      )}
      {noted && (
        <Tooltip label={t('note.noted')}>
          <span className={classes.noted} role="img" aria-label={t('note.noted')}>
            <IconNote size={16} stroke={1.6} aria-hidden="true" />
          </span>
        </Tooltip>
      )}
    </>
  )
}
