import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import classes from './sidebar.module.css'

const t = textsOf('chat')

/** What closes the list: how many conversations are archived, and on demand which. */
export function Archived({ count, children }: { count: number; children: ReactNode }) {
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  if (count === 0) return null
  return (
    <div className={classes.archived}>
      <UnstyledButton
        className={classes.archivedHead}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={toggle}
      >
        <IconArchive size={18} stroke={1.6} aria-hidden="true" />
        <span>{t('sidebar.archived')}</span>
        <span className={classes.count}>{formatCount(count)}</span>
      </UnstyledButton>
      {opened && (
        <ul id={id} className={classes.rows} aria-label={t('sidebar.archived')}>
          {children}
        </ul>
      )}
    </div>
  )
}
