import { z } from 'zod'
import { MESSAGE_MAX_LENGTH, Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './plain-text.ts'

const Moment = z.iso.datetime({ offset: true })
/** A calendar day, `2026-07-03`. */
const Day = z.iso.date('Enter a date as 2026-07-03')

const COMMITMENT_MAX = 300
/** Open commitments that one person may have in a venture. */
export const COMMITMENTS_MAX = 100

const CommitmentText = PlainText.min(1, 'Say what you will do').max(
  COMMITMENT_MAX,
  `Shorten this to ${COMMITMENT_MAX} characters`,
)

export const CommitmentState = z.enum(['open', 'done', 'dropped'])
export type CommitmentState = z.infer<typeof CommitmentState>

/** What somebody of a venture said they would do by a day. */
export const Commitment = z.object({
  id: Uuid,
  text: z.string(),
  due_on: Day,
  state: CommitmentState,
  /** Who committed to it; the name is null for whom it is not shown to. */
  by: z.object({ user_id: Uuid, name: z.string().nullable() }),
  /** The next best action that it was accepted from, or the message that it was said in. */
  about_action: z.string().nullable(),
  about_message: Uuid.nullable(),
  created_at: Moment,
  settled_at: Moment.nullable(),
})
export type Commitment = z.infer<typeof Commitment>

const Place = z.object({ id: Uuid })
const One = Place.extend({ commitmentId: Uuid })

/**
 * What the people of a venture committed to. For who does not belong to it every call is a 404 `venture_gone`; owners and
 * members commit, a mentor reads, a sponsor does neither (403 `forbidden`). Each settles their own.
 */
export const commitmentsApi = {
  /** Those that are open, soonest first, and after them those settled in the last 30 days. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures/:id/commitments',
    access: 'member',
    input: Place,
    output: z.object({ commitments: z.array(Commitment) }),
  }),
  /** Commits to something. The same action accepted twice, or the same message taken twice, is one commitment. */
  create: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/commitments',
    access: 'member',
    input: Place.extend({
      text: CommitmentText,
      due_on: Day,
      about_action: z.string().min(1).max(200).optional(),
      about_message: Uuid.optional(),
    }),
    output: z.object({ commitment: Commitment }),
  }),
  /** Changes its words or its day, drops it ("Not any more") or opens it again. */
  change: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id/commitments/:commitmentId',
    access: 'member',
    input: One.extend({
      text: CommitmentText.optional(),
      due_on: Day.optional(),
      state: CommitmentState.exclude(['done']).optional(),
    }),
    output: z.object({ commitment: Commitment }),
  }),
  /**
   * Tells what happened: `text` is sent as a message of a new conversation of the venture and read like any other, and
   * the commitment is done. The same `message_id` again is the same answer; another one is a 409 `conflict`.
   */
  answer: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/commitments/:commitmentId/answer',
    access: 'member',
    input: One.extend({
      text: PlainText.min(1, 'Say what happened').max(
        MESSAGE_MAX_LENGTH,
        `Shorten this to ${MESSAGE_MAX_LENGTH} characters`,
      ),
      message_id: Uuid,
    }),
    output: z.object({ commitment: Commitment, conversation_id: Uuid }),
  }),
}

/** How a person is reminded outside the product. */
export const Reminders = z.object({
  /** Null while there is none. `url` is null when the server's key changed since: it needs a new address. */
  calendar: z.object({ url: z.string().nullable(), named: z.boolean(), created_at: Moment }).nullable(),
  weekly: z.boolean(),
  /** Whether this installation sends mail. */
  mail: z.boolean(),
})
export type Reminders = z.infer<typeof Reminders>

/** GET without a session, `<token>.ics`: the open commitments of whose address it is, as iCalendar. */
export const CALENDAR_PATH = '/calendar/:file'
/** GET asks, POST stops the weekly mail at once (RFC 8058); without a session. */
export const STOP_MAIL_PATH = '/stop-mail/:token'

/** The private calendar feed and the weekly mail, both off until wanted. */
export const remindersApi = {
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/account/reminders',
    access: 'member',
    input: z.object({}),
    output: Reminders,
  }),
  /**
   * Makes the private address of the caller's calendar, or changes what it holds; `renew` makes another address, and the
   * one before ends at once. Without `named` it holds no words of anybody's.
   */
  calendar: endpoint({
    method: 'PUT',
    path: '/rest/v1/account/reminders/calendar',
    access: 'member',
    input: z.object({ named: z.boolean().optional(), renew: z.boolean().optional() }),
    output: Reminders,
  }),
  /** Ends the address at once. */
  endCalendar: endpoint({
    method: 'DELETE',
    path: '/rest/v1/account/reminders/calendar',
    access: 'member',
    input: z.object({}),
    output: Reminders,
  }),
  /** 409 `conflict` to turn it on where no mail is configured. */
  weekly: endpoint({
    method: 'PUT',
    path: '/rest/v1/account/reminders/weekly',
    access: 'member',
    input: z.object({ on: z.boolean() }),
    output: Reminders,
  }),
}
