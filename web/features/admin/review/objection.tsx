import type { ReactNode } from 'react'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { IconRuler2 } from '#web/ui/icons/ruler-2.tsx'
import { IconThumbDown } from '#web/ui/icons/thumb-down.tsx'
import classes from './review.module.css'
import { whenWords } from './review-words.ts'

const t = textsOf('adminReview')

/** What was said against a reply: by the founder, by a rule, or by nobody because there was no answer. */
export function Objection({ detail }: { detail: ReviewDetail }) {
  return (
    <>
      {detail.rating?.rating === 'down' && <RatedDown rating={detail.rating} />}
      <TakenBack undone={detail.undone} />
      {detail.made_of?.broken.map(({ box_key, rule_id, rule, found }) => (
        <Box key={`${box_key} ${rule_id}`} Icon={IconRuler2} title={rule}>
          {t('objection.found', { found })}
        </Box>
      ))}
      {detail.item.kind === 'unanswered' && (
        <Box Icon={IconMessageQuestion} title={t('objection.unanswered')}>
          <ul className={classes.askings}>
            {detail.askings.map(({ at, name, conversation_id }) => (
              <li key={conversation_id + at}>
                {t('objection.asking', { name: name || t('objection.visitor'), when: whenWords(at) })}
              </li>
            ))}
          </ul>
        </Box>
      )}
    </>
  )
}

function RatedDown({ rating }: { rating: NonNullable<ReviewDetail['rating']> }) {
  const { reason, comment, rated_at } = rating
  return (
    <Box
      Icon={IconThumbDown}
      title={t(`objection.reason.${reason ?? 'none'}`)}
      note={t('objection.chosen', { when: whenWords(rated_at) })}
    >
      {comment && (
        <q className={classes.voice} dir="auto">
          {comment}
        </q>
      )}
    </Box>
  )
}

function TakenBack({ undone }: Pick<ReviewDetail, 'undone'>) {
  return undone.map(({ what, before, after, taken_back, taken_back_at }) => (
    <Box
      key={`${what} ${after}`}
      Icon={IconArrowBackUp}
      title={t(taken_back === 'rejected' ? 'objection.rejected' : 'objection.undone', { what })}
      note={taken_back_at ? whenWords(taken_back_at) : undefined}
    >
      <span className={classes.voice} dir="auto">
        {before ? t('objection.change', { before, after }) : t('objection.value', { after })}
      </span>
    </Box>
  ))
}

type BoxProps = { Icon: typeof IconRuler2; title: string; note?: string | undefined; children: ReactNode }

function Box({ Icon, title, note, children }: BoxProps) {
  return (
    <div className={classes.objection}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.objectionHead}>
          <strong>{title}</strong> {note && <span>{note}</span>}
        </p>
        {children}
      </div>
    </div>
  )
}
