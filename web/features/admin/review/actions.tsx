import '@mantine/core/styles/Kbd.layer.css'
import { Button, Kbd } from '@mantine/core'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconBook2 } from '#web/ui/icons/book-2.tsx'
import { IconListCheck } from '#web/ui/icons/list-check.tsx'
import classes from './review.module.css'
import type { ReviewWork } from './use-review-work.tsx'

const t = textsOf('adminReview')

const ACTS = [
  { name: 'entry', key: 'E', Icon: IconBook2, label: () => t('act.entry') },
  { name: 'rule', key: 'R', Icon: IconListCheck, label: () => t('act.rule') },
  { name: 'case', key: 'C', Icon: IconArchive, label: () => t('act.case') },
] as const

/** What can be done about an item; it stays in view at the foot of the card. */
export function Actions({ detail, work }: { detail: ReviewDetail; work: ReviewWork }) {
  return (
    <div className={classes.actions}>
      {ACTS.map(({ name, key, Icon, label }) => (
        <Button
          key={name}
          variant={name === 'entry' ? 'filled' : 'default'}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
          rightSection={<Key>{key}</Key>}
          onClick={() => work.act(name, detail)}
          disabled={work.busy}
        >
          {label()}
        </Button>
      ))}
      <Button
        variant="subtle"
        color="gray"
        className={classes.dismiss}
        rightSection={<Key>X</Key>}
        onClick={() => work.act('dismissed', detail)}
        disabled={work.busy}
      >
        {t('act.dismiss')}
      </Button>
    </div>
  )
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" className={classes.key} aria-hidden="true">
    {children}
  </Kbd>
)
