import { textsOf } from '#web/lib/texts.ts'
import type { DiffWords } from '#web/ui/diff-view.tsx'

const t = textsOf('admin')

/** What a comparison of two texts says in the admin area. */
export const diffWords = (): DiffWords => ({
  equal: t('diff.equal'),
  removed: t('diff.removed'),
  added: t('diff.added'),
  unchanged: (lines) => t('diff.unchanged', { lines }),
})
