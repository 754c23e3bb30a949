import type { DiffWords } from '#web/ui/diff-view.tsx'

/** What a comparison of two texts says in the admin area. */
export const DIFF_WORDS: DiffWords = {
  equal: 'No difference.',
  removed: 'Removed:',
  added: 'Added:',
  unchanged: (lines) => `${lines} unchanged lines`,
}
