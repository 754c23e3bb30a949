import type { ReactNode } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { SourcePopover } from '#web/ui/source-popover.tsx'
import { useEvidence } from './evidence-context.ts'
import { nameOf, sourceWords } from './record-words.ts'
import { spanOf } from './source-span.ts'

const t = textsOf('evidence')

type RecordSourceProps = {
  record: EvidenceRow
  /** The children as a screen reader says them; without it, that they tell of the record. */
  spoken?: string
  children: ReactNode
}

/** What opens to the sentence or the line behind a record. */
export function RecordSource({ record, spoken, children }: RecordSourceProps) {
  const { canEdit, undo, openMessage } = useEvidence()
  const { user } = useSession()
  const { source } = record
  const isMine = source.author !== null && source.author === user?.fullName
  const said = source.quote !== ''
  return (
    <SourcePopover
      label={spoken ? `${spoken} ${t('source.opens')}` : t('source.of', { name: nameOf(record) })}
      change={nameOf(record)}
      width="20rem"
      state={{ label: t('source.confirmed'), tone: 'ok', icon: <IconCircleCheck aria-hidden="true" /> }}
      quote={
        said ? (
          <span lang={foreignLang(source.quote)}>
            <Quote
              text={source.quote}
              size="quote"
              quoted
              marks={[{ ...spanOf(record), state: 'confirmed' }]}
            />
          </span>
        ) : (
          <span>{t(source.kind === 'import' ? 'source.noLine' : 'source.typed')}</span>
        )
      }
      note={[
        sourceWords(source, isMine),
        source.kind === 'chat' && t(isMine ? 'source.meansYou' : 'source.means'),
        toldWords(record),
      ]
        .filter(Boolean)
        .join(' ')}
      {...(isMine &&
        source.conversationId && {
          open: { label: t('act.openInChat'), onClick: () => openMessage(record) },
        })}
      {...(canEdit && { undo: { label: t('act.undo'), onClick: () => undo(record.changeId) } })}
    >
      {children}
    </SourcePopover>
  )
}

/** Whether the person was told that something is kept about them, and until when it is. */
function toldWords({ told, delete_by }: EvidenceRow): string {
  const words = [
    told === true && t('source.told'),
    told === false && t('source.notTold'),
    delete_by && t('source.deleteBy', { day: formatDate(delete_by) }),
  ]
  return words.filter(Boolean).join(' ')
}
