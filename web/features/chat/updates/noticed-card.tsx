import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { NoticedFact } from '#shared/noticed.ts'
import { ROUTES } from '#shared/routes.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { counted } from '#web/lib/proposals/sentences.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { tabStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { useChat } from '../conversation/use-chat.ts'
import classes from './noticed-card.module.css'
import { noticedRows } from './noticed-rows.ts'
import { useNoticed } from './use-noticed.ts'

const t = textsOf('chat')

/** Facts shown at first; the newest are the last. */
const SHOWN = 4
const LATER = 'beachhead.noticedLater'

/** What a visitor's messages would put on a roadmap: one card, under the reply to the last of them that told something. */
export function NoticedCard({ replyKey }: { replyKey: string }) {
  const noticed = useNoticed()
  const messages = useChat((state) => state.messages)
  const [later, setLater] = useState(() => tabStore.get(LATER) === 'true')
  const [all, setAll] = useState(false)
  const titleId = useId()
  const facts = noticed?.facts ?? []
  const place = messages.findIndex(({ key }) => key === replyKey)
  const asked = messages[place - 1]?.id
  const told = lastTold(facts, messages)
  if (!noticed || told === null || asked !== told) return null
  const rows = noticedRows(facts, messages)
  const shown = all ? rows : rows.slice(-SHOWN)
  const hidden = rows.length - shown.length
  const several = new Set(facts.map(({ messageId }) => messageId)).size > 1
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {several ? t('noticed.many', { count: rows.length }) : t('noticed.one')}
      </h2>
      {hidden > 0 && (
        <Button className={classes.more} variant="transparent" color="gray" onClick={() => setAll(true)}>
          {t('proposals.more', { count: hidden })}
        </Button>
      )}
      <ul className={classes.facts}>
        {shown.map(({ first, count }) => (
          <li key={`${first.messageId} ${factName(first, count)} ${first.quote}`} className={classes.fact}>
            <IconQuote className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
            <div>
              <p className={classes.name}>{factName(first, count)}</p>
              <p className={classes.said} lang={foreignLang(first.quote)}>
                <Quote text={first.quote} size="evidence" quoted />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!later && (
        <div className={classes.foot}>
          <p className={classes.keep}>{t('noticed.keep')}</p>
          <div className={classes.acts}>
            <Button component={Link} to={ROUTES.auth} state={SIGN_UP_FIRST} variant="filled" h={44}>
              {t('visitor.signUp')}
            </Button>
            <Button
              variant="transparent"
              color="gray"
              h={44}
              onClick={() => {
                tabStore.set(LATER, 'true')
                setLater(true)
              }}
            >
              {t('visitor.later')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** The last message that told something. */
function lastTold(facts: readonly NoticedFact[], messages: readonly { id: string | null }[]): string | null {
  const telling = new Set(facts.map(({ messageId }) => messageId))
  return messages.findLast(({ id }) => id !== null && telling.has(id))?.id ?? null
}

function factName({ fact }: NoticedFact, count: number): string {
  if (fact.kind === 'field') return t(`noticed.yours.${fact.field}`, { count })
  const kind = fact.type === 'pilot' && fact.paid ? 'paid_pilot' : fact.type
  const name = fact.count === null ? t(`proposals.kinds.${kind}`) : counted(kind, fact.count)
  return [name, fact.org, fact.amount].filter(Boolean).join(', ')
}
