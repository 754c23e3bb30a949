import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { KNOWLEDGE_LIMITS, knowledgeApi } from '#shared/admin/knowledge.ts'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { EntryForm } from '../knowledge/entry-form.tsx'
import { useEntryWork } from '../knowledge/use-entry-work.ts'
import classes from './review.module.css'

const t = textsOf('adminReview')

interface EntryDrawerProps {
  readonly detail: ReviewDetail
  readonly onClose: () => void
  /** Called once the entry is stored. */
  readonly onDone: () => void
}

/** Writes an entry beside the reply that lacked it, with the founder's question as its title. */
export function EntryDrawer(props: EntryDrawerProps) {
  return (
    <Drawer
      opened
      onClose={props.onClose}
      position="right"
      size="36rem"
      title={t('entryDrawer.title')}
      classNames={{ title: classes.drawerTitle }}
      // A click beside it must not take away what is being written.
      closeOnClickOutside={false}
    >
      <Workplace {...props} />
    </Drawer>
  )
}

function Workplace({ detail, onClose, onDone }: EntryDrawerProps) {
  const question = detail.question?.content ?? detail.item.sentence
  const cancelled = useRef(false)
  const known = { title: question.replace(/\s+/g, ' ').slice(0, KNOWLEDGE_LIMITS.title) }
  const work = useEntryWork({ entry: null, known }, () => (cancelled.current ? onClose() : onDone()))
  const { data } = useQuery({
    queryKey: ['admin', 'knowledge', 'categories'],
    queryFn: ({ signal }) => call(knowledgeApi.list, { page: 1 }, { signal }),
  })
  const cancel = () => {
    cancelled.current = true
    work.cancel()
  }
  return (
    <>
      <p className={classes.quiet}>{t('entryDrawer.question')}</p>
      <p className={`${classes.question} ${classes.asked}`} dir="auto">
        {question}
      </p>
      <EntryForm work={{ ...work, cancel }} categories={data?.categories.map(({ name }) => name) ?? []} />
    </>
  )
}
