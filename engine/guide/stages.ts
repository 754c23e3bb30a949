import type { GuideTexts } from '../content/guide-shape.ts'

type Stage = { id: keyof GuideTexts['levels']; name: string }

/** The seven stages in order. */
export const STAGES: Stage[] = [
  { id: 'spark', name: 'Spark' },
  { id: 'problem_clarity', name: 'Problem Clarity' },
  { id: 'concept', name: 'Concept' },
  { id: 'evidence', name: 'Evidence' },
  { id: 'proof', name: 'Proof' },
  { id: 'repeat', name: 'Repeat' },
  { id: 'scale', name: 'Scale' },
]
