import type { EvidenceRow } from '#shared/records.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { DealLine } from './deal-parts.ts'

const t = textsOf('evidence')

/** A line of a deal in words; empty where nobody said it. */
export function lineWords(record: EvidenceRow, line: DealLine): string {
  switch (line) {
    case 'signed':
      return dated(record.date, record.signatory)
    case 'decision':
      return dated(record.decision_date, record.decided_by)
    case 'runs':
      return span(record.start, record.end)
    case 'amount':
      return amountWords(record)
    case 'expires':
    case 'since':
      return record[line] ? formatDay(record[line]) : ''
    case 'repeat_orders':
      return record.repeat_orders ? String(record.repeat_orders) : ''
    default:
      return record[line] ?? ''
  }
}

/** "12 June, by Dr Uwe Stahl" */
function dated(day: string | null | undefined, by: string | undefined): string {
  if (!day) return by ?? ''
  return by ? t('line.dayBy', { day: formatDay(day), by }) : formatDay(day)
}

/** "3 June to 30 September" */
function span(start: string | null | undefined, end: string | null | undefined): string {
  if (start && end) return t('line.span', { start: formatDay(start), end: formatDay(end) })
  if (start) return t('line.from', { start: formatDay(start) })
  return end ? t('line.until', { end: formatDay(end) }) : ''
}

/** "8,000 EUR, every month"; an amount is shown as it was written. */
function amountWords({ amount, currency, period }: EvidenceRow): string {
  const money = [amount, currency].filter(Boolean).join(' ')
  return [money, period && t(`period.${period}`)].filter(Boolean).join(', ')
}
