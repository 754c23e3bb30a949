import type { Asked } from '../extraction/asked.ts'
import { ACTION_ASKS } from './action-asks.ts'
import { GAPS } from './gaps.ts'

/** What the guide's questions ask for, by the gap or the action they belong to, where a few words answer them. */
const ASKS_FOR: Record<string, Asked> = {
  technology: 'technology',
  sufferer: 'problem',
  segment: 'industry',
  signer: 'role',
  interviews: 'interviews',
  customers: 'customers',
  application: 'application',
  value_proposition: 'value',
  proof_point: 'proof',
  icp_characteristics: 'trait',
  persona_motivation: 'motivation',
  persona_proof_needed: 'proofNeeded',
}

const QUESTIONS = new Map<string, Asked>(
  [...GAPS.map(({ id, ask }) => [id, ask] as const), ...Object.entries(ACTION_ASKS)].flatMap(([id, ask]) => {
    const asked = ASKS_FOR[id]
    return asked ? Object.values(ask).map((question) => [question, asked] as const) : []
  }),
)

/** What the guide's question at the end of a reply asks for; undefined when it ends otherwise. */
export function askedIn(reply: string | null): Asked | undefined {
  const end = reply?.trimEnd() ?? ''
  return [...QUESTIONS].find(([question]) => end.endsWith(question))?.[1]
}
