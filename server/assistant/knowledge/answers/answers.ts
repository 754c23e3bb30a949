import type { EntryAnswer } from '../../types.ts'
import { discoveryAnswers } from './discovery.ts'
import { fundingAnswers } from './funding.ts'
import { loiAnswers } from './loi.ts'
import { personaAnswers } from './persona.ts'
import { pilotAnswers } from './pilot.ts'
import { pmfAnswers } from './pmf.ts'
import { readinessAnswers } from './readiness.ts'
import { regulatedAnswers } from './regulated.ts'
import { salesAnswers } from './sales.ts'
import { segmentsAnswers } from './segments.ts'
import { spinOutAnswers } from './spin-out.ts'
import { valueAnswers } from './value.ts'

const all: Record<string, readonly EntryAnswer[]> = {
  ...discoveryAnswers,
  ...fundingAnswers,
  ...loiAnswers,
  ...personaAnswers,
  ...pilotAnswers,
  ...pmfAnswers,
  ...readinessAnswers,
  ...regulatedAnswers,
  ...salesAnswers,
  ...segmentsAnswers,
  ...spinOutAnswers,
  ...valueAnswers,
}

/** What a shipped entry says to single questions about its subject, beside what it says to all of them. */
export const answersOf = (slug: string): readonly EntryAnswer[] => all[slug] ?? []
