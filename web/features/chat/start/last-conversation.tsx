import { Link } from 'react-router'
import type { ConversationListItem } from '#shared/conversations.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { formatDayAgo } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { Quote } from '#web/ui/quote.tsx'
import { conversationPath } from '../conversation/conversation-path.ts'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'

const t = textsOf('home')

/** The conversation that was changed last, pinned or not; one in the archive is not gone on with. */
export function lastChanged(list: readonly ConversationListItem[]): ConversationListItem | undefined {
  return list
    .filter(({ archived }) => !archived)
    .reduce<ConversationListItem | undefined>(
      (last, each) => (last && last.updated_at >= each.updated_at ? last : each),
      undefined,
    )
}

/** The way back into the last conversation, with the sentence that its writer ended on. */
export function LastConversation({ conversation }: { conversation: ConversationListItem }) {
  const { id, updated_at, last_sentence: said } = conversation
  const label = conversationLabel(conversation)
  return (
    <HomeCard
      tone="plain"
      label={t('last.label', { day: formatDayAgo(updated_at) })}
      title={<Said>{label}</Said>}
      note={
        said !== '' &&
        said !== label && (
          <span lang={foreignLang(said)}>
            <Quote text={said} size="evidence" quoted muted />
          </span>
        )
      }
    >
      <Link className={classes.act} to={conversationPath(id)}>
        <span className={classes.words}>{t('last.continue')}</span>
      </Link>
    </HomeCard>
  )
}
