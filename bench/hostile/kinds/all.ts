import type { Random } from '../random.ts'
import type { Kind } from '../scene.ts'
import { rules, settings } from './admin.ts'
import { history, message, sentences, suggestions } from './chat.ts'
import { field, fields, shape } from './endpoints.ts'
import { knowledgeImport, search } from './knowledge.ts'
import { KNOWN } from './known.ts'
import { parallel } from './parallel.ts'
import { claim, edit, ledger } from './roadmap.ts'

/** Everything but the known attacks. */
export const KINDS: readonly Kind[] = [
  ...[field, fields, shape, message, sentences, history, suggestions],
  ...[ledger, claim, edit, knowledgeImport, search, rules, settings, parallel],
]

/** Returns what case `at` of a run does: first the known attacks, then kinds by their weights. */
export function kindOf(at: number, random: Random, kinds: readonly Kind[] = KINDS): Kind {
  const attack = KNOWN[at]
  if (attack && kinds === KINDS) return { name: 'known', weight: 0, run: attack }
  const place = random.number() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  let reached = 0
  for (const kind of kinds) {
    reached += kind.weight
    if (place < reached) return kind
  }
  return random.pick(kinds)
}
