import { ActionIcon, Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import type { VentureRole } from '#shared/ventures.ts'
import {
  type CommentsPart,
  type CommentThread,
  type CommentTopic,
  openCount,
  threadsOf,
} from '#web/lib/comments.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { textsOf } from '#web/lib/texts.ts'
import { commentsQuery, membersQuery } from '#web/lib/venture-queries.ts'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { nameOf } from './record-words.ts'

const t = textsOf('evidence')

interface RecordComments {
  readonly Comments: CommentsPart
  readonly ventureId: string
  readonly role: VentureRole
  /** By the record that they are about. */
  readonly threads: ReadonlyMap<string, readonly CommentThread[]>
  /** Whether there is somebody to comment for. */
  readonly canComment: boolean
  /** Where words can be selected for a comment. */
  readonly within: RefObject<HTMLElement | null>
  isOpened(id: string): boolean
  toggle(id: string): void
}

const CommentsContext = createContext<RecordComments | null>(null)

type ProviderProps = {
  venture: { readonly id: string; readonly role: VentureRole }
  /** What draws threads, another feature's, which the app joins; without it there are none. */
  Comments: CommentsPart | null
  className?: string | undefined
  children: ReactNode
}

/** Lets the records within be commented on, and keeps which of their threads are open. */
export function CommentsProvider({ venture: { id, role }, Comments, className, children }: ProviderProps) {
  const client = useQueryClient()
  const enabled = Comments !== null
  const within = useRef<HTMLDivElement>(null)
  const { data: people } = useQuery({ ...membersQuery(id), enabled })
  const { data: said } = useQuery({ ...commentsQuery(id), enabled, staleTime: 0 })
  useChanges('ventures', () => void client.invalidateQueries({ queryKey: ['venture'] }))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const canComment = (people?.members.length ?? 0) > 1
  const threads = useMemo(() => threadsByRecord(said?.comments ?? []), [said])
  const view = useMemo<RecordComments | null>(
    () =>
      Comments && {
        Comments,
        ventureId: id,
        role,
        threads,
        canComment,
        within,
        isOpened: (recordId) => opened.has(recordId),
        toggle: (recordId) =>
          setOpened(
            (before) => new Set(before.has(recordId) ? without(before, recordId) : [...before, recordId]),
          ),
      },
    [Comments, id, role, threads, canComment, opened],
  )
  return (
    <CommentsContext value={view}>
      <div ref={within} className={className}>
        {children}
      </div>
    </CommentsContext>
  )
}

const without = (ids: ReadonlySet<string>, id: string) => [...ids].filter((each) => each !== id)

const threadsByRecord = (comments: Parameters<typeof threadsOf>[0]) => {
  const about = threadsOf(comments).filter(({ first }) => first.subject.on === 'record')
  return Map.groupBy(about, ({ first }) => first.subject.id)
}

const topicsOf = (record: EvidenceRow): CommentTopic[] => [
  { subject: { on: 'record', id: record.id }, label: nameOf(record) },
]

/** The comments of a record and whether they are open; null where there is neither one nor anybody to write for. */
function useRecordComments(record: EvidenceRow) {
  const context = use(CommentsContext)
  if (!context) return null
  const threads = context.threads.get(record.id) ?? []
  if (threads.length === 0 && !context.canComment) return null
  return { ...context, threads, isOpen: context.isOpened(record.id) }
}

type CommentButtonProps = {
  record: EvidenceRow
  /** In px. */
  size: 30 | 44
  /** Of the button where nothing was said yet. */
  className?: string | undefined
}

/** Opens and closes the comments of a record, with the number of those in open threads. */
export function CommentButton({ record, size, className = '' }: CommentButtonProps) {
  const comments = useRecordComments(record)
  if (!comments) return null
  const { threads, isOpen, toggle } = comments
  const count = openCount(threads)
  const name = nameOf(record)
  const icon = <IconMessage2 size={18} stroke={1.6} aria-hidden="true" />
  const label = count > 0 ? t('comments.open', { count, name }) : t('comments.on', { name })
  const act = {
    'aria-label': label,
    'aria-expanded': isOpen,
    onMouseDown: keepSelection,
    onClick: () => toggle(record.id),
  }
  if (count === 0) {
    const quiet = threads.length === 0 && !isOpen ? className : ''
    return (
      <ActionIcon size={size} className={quiet} title={label} {...act}>
        {icon}
      </ActionIcon>
    )
  }
  return (
    <Button variant="transparent" h={size} px={4} fz="sm" leftSection={icon} {...act}>
      {count}
    </Button>
  )
}

/** A click takes the selection away, which says what a comment is about. */
const keepSelection = (event: MouseEvent) => event.preventDefault()

/** Whether the comments of a record are shown. */
export const useCommentsOpen = (record: EvidenceRow): boolean => useRecordComments(record)?.isOpen ?? false

/** The threads of a record, where they are open. */
export function RecordThreads({ record }: { record: EvidenceRow }) {
  const comments = useRecordComments(record)
  if (!comments?.isOpen) return null
  const { Comments, ventureId, role, threads } = comments
  return (
    <Comments
      ventureId={ventureId}
      role={role}
      topics={topicsOf(record)}
      threads={threads}
      opened
      within={comments.within}
    />
  )
}
