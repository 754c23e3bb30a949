import type { EvidenceRow, PERIODS, PilotState, RecordSource, Relation } from '#shared/records.ts'
import { formatDate, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { FieldSpec } from './record-fields.ts'

const t = textsOf('evidence')

/** "Petra Lang, Terravent"; what nobody named is called by its type. */
export function nameOf({ type, who, organisation }: EvidenceRow): string {
  return [type === 'interview' ? who : '', organisation].filter(Boolean).join(', ') || t(`one.${type}`)
}

/** When a record came in, by whom, and how. */
export function sourceWords(source: RecordSource, isMine: boolean): string {
  const { kind, file, place, author, at } = source
  const when = formatMoment(at)
  if (kind === 'import') {
    const where = file
      ? place
        ? t('source.placeOf', { place: placeWords(place), file })
        : t('source.file', { file })
      : t('source.imported')
    return t('source.importedOn', { where, by: author ?? 'none', author: author ?? '', when })
  }
  if (kind === 'form') {
    if (author === null) return t('source.addedOn', { when })
    return isMine ? t('source.youAdded', { when }) : t('source.addedBy', { author, when })
  }
  if (isMine || author === null) return t(isMine ? 'source.youWrote' : 'source.writtenOn', { when })
  return t('source.wroteBy', { author, when })
}

/** A bare number is the row of a sheet; anything else says itself what it is. */
const placeWords = (place: string) => (/^\d+$/.test(place) ? t('source.row', { row: place }) : place)

/** What a field holds, in the words that the page says it in. */
export function fieldWords({ kind }: FieldSpec, value: string): string {
  if (value === '') return ''
  switch (kind) {
    case 'date':
      return formatDate(value)
    case 'relation':
      return t(`relation.${value as Relation}`)
    case 'state':
      return t(`state.${value as PilotState}`)
    case 'period':
      return t(`period.${value as (typeof PERIODS)[number]}`)
    case 'told':
      return t(`told.${value as 'yes' | 'no'}`)
    default:
      return value
  }
}
