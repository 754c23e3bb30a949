import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OfferedCommitment } from '#shared/offers.ts'
import { mayChange } from '#shared/ventures.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconClock } from '#web/ui/icons/clock.tsx'
import { foreignLang } from '../foreign-lang.ts'
import { formatDay } from '../format.ts'
import { roadmapQuery } from '../roadmap-query.ts'
import { textsOf } from '../texts.ts'
import classes from './commitments.module.css'
import { useCommitmentActs, useCommitments } from './use-commitments.ts'

const t = textsOf('commitments')

/** A sentence of the founder's that names a day: one click makes it a commitment, and nothing happens without one. */
export function CommitmentOffer({ offer }: { offer: OfferedCommitment }) {
  const roadmap = useQuery(roadmapQuery).data
  const ventureId = roadmap?.venture.id ?? ''
  const acts = useCommitmentActs(ventureId)
  const taken = useCommitments(ventureId).find(({ about_message: about }) => about === offer.messageId)
  const [day, setDay] = useState(offer.due_on)
  if (!roadmap || !mayChange(roadmap.role) || taken?.state === 'dropped') return null
  const words = (
    <p className={classes.words} lang={foreignLang(offer.text)}>
      {offer.text}
    </p>
  )
  if (taken) {
    return (
      <div className={classes.offer} data-taken>
        <IconCircleCheck className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
        <div>
          <p className={classes.offerTitle}>{t('offer.added', { day: formatDay(taken.due_on) })}</p>
          {words}
        </div>
      </div>
    )
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (day === '' || acts.pending) return
    void acts.create({ text: offer.text, due_on: day, about_message: offer.messageId })
  }
  return (
    <form className={classes.offer} onSubmit={add} aria-label={t('offer.title')}>
      <IconClock className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.offerTitle}>{t('offer.title')}</p>
        {words}
        <p className={classes.meta}>{t('offer.text')}</p>
      </div>
      <div className={classes.dayForm}>
        <TextInput
          type="date"
          size="sm"
          label={t('change.day')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit">{t(acts.pending ? 'offer.adding' : 'offer.add')}</Button>
      </div>
    </form>
  )
}
