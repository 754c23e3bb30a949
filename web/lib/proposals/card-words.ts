import { textsOf } from '../texts.ts'

const t = textsOf('chat')

/** Returns what a card of proposals says on its buttons, and the names of its fields. */
export const cardWords = () => ({
  addAll: t('proposals.addAll'),
  retry: t('proposals.retry'),
  undo: t('proposals.undo'),
  type: t('proposals.type'),
  number: t('proposals.number'),
  fewer: t('proposals.fewer'),
  greater: t('proposals.greater'),
  organisation: t('proposals.organisation'),
  optional: t('proposals.optional'),
  who: t('proposals.who'),
  date: t('proposals.date'),
  amount: t('proposals.amount'),
  field: t('proposals.field'),
  text: t('proposals.text'),
})
