import type { ComponentType, RefObject } from 'react'
import type { CommentSubject, VentureComment, VentureRole } from '#shared/ventures.ts'

/** What a comment can be about in one place, and what it is called there. */
export interface CommentTopic {
  readonly subject: CommentSubject
  readonly label: string
}

/** A comment with what answers it, oldest first. */
export interface CommentThread {
  readonly first: VentureComment
  readonly answers: readonly VentureComment[]
}

/** What draws the threads of one place. */
export interface CommentsProps {
  readonly ventureId: string
  /** The caller's. */
  readonly role: VentureRole
  /** What a comment here can be about, the first one unless another is chosen. */
  readonly topics: readonly CommentTopic[]
  readonly threads: readonly CommentThread[]
  /** Whether open threads and the form are shown; resolved ones are one line in any case. */
  readonly opened: boolean
  /** The card whose words can be selected for a comment. */
  readonly within: RefObject<HTMLElement | null>
}

/** The component that does so, which the app hands to the features that show comments. */
export type CommentsPart = ComponentType<CommentsProps>

/** Returns whether two subjects are one; there is one next step at a time, whatever it is by now. */
const isSame = (one: CommentSubject, other: CommentSubject): boolean =>
  one.on === other.on && (one.on === 'action' || one.id === other.id)

/** The threads about some topics, in the order in which they began; `records` adds those about any record. */
export function threadsAbout(
  comments: readonly VentureComment[],
  topics: readonly CommentTopic[],
  { records = false } = {},
): CommentThread[] {
  const belongs = ({ subject }: VentureComment) =>
    (records && subject.on === 'record') || topics.some((topic) => isSame(topic.subject, subject))
  return threadsOf(comments).filter(({ first }) => belongs(first))
}

/** All threads, in the order in which they began. */
export const threadsOf = (comments: readonly VentureComment[]): CommentThread[] =>
  comments
    .filter(({ thread_id }) => thread_id === null)
    .map((first) => ({ first, answers: comments.filter(({ thread_id }) => thread_id === first.id) }))

/** Returns how many comments stand in threads that are open. */
export const openCount = (threads: readonly CommentThread[]): number =>
  threads.reduce((sum, { first, answers }) => sum + (first.resolved ? 0 : 1 + answers.length), 0)

/** The words of a field that open threads are about. */
export const openPassages = (comments: readonly VentureComment[], field: string): string[] =>
  comments.flatMap(({ subject, thread_id, resolved, passage }) =>
    subject.on === 'field' && subject.id === field && thread_id === null && !resolved && passage
      ? [passage]
      : [],
  )
