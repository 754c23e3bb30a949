import { counters } from '#engine/ledger/counters.ts'
import { applyEvents, emptyLedger } from '#engine/ledger/ledger.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { type Counters, FIELD_NAMES, type FieldFact, type FieldName, type Widgets } from '#shared/roadmap.ts'
import { pairTexts } from './fields.ts'
import { type ModelReader, readAsProduct } from './read.ts'

export type Dialogue = {
  id: string
  turns: { user: string; counters: Counters; level: number }[]
  final: { counters: Counters; widgets?: Record<string, unknown>; level: number }
}

const texts = (value: unknown): string[] =>
  value === undefined || value === null
    ? []
    : (Array.isArray(value) ? value : [value]).map((v) =>
        typeof v === 'string' ? v : (v.name ?? v.text ?? JSON.stringify(v)),
      )

function flat(widgets: Widgets): Record<string, string[]> {
  return {
    technology: texts(widgets.idea_summary.technology),
    problem: texts(widgets.idea_summary.problem),
    applications: widgets.idea_summary.applications,
    value_proposition: texts(widgets.value_proof_summary.value_proposition),
    proof_points: widgets.value_proof_summary.proof_points.map((p) => p.text),
    industries: widgets.target_industries.map((i) => i.name),
    icp_description: texts(widgets.icp_data.description),
    icp_characteristics: widgets.icp_data.characteristics,
    persona_role: texts(widgets.buyer_persona.role),
    persona_motivation: texts(widgets.buyer_persona.motivation),
    persona_proof_needed: texts(widgets.buyer_persona.proof_needed),
  }
}

/** Returns which value of which field a dialogue wants, by the name of the field. */
const wantedOf = (dialogue: Dialogue, field: FieldName): string[] =>
  texts(dialogue.final.widgets?.[PLURALS[field] ?? field])

const PLURALS: Partial<Record<FieldName, string>> = {
  application: 'applications',
  proof_point: 'proof_points',
  industry: 'industries',
  icp_characteristic: 'icp_characteristics',
}

type Offer = 'right' | 'elsewhere' | 'wrong'

/**
 * Returns whether an offered field is what the dialogue wants there, or what it wants in another field: right
 * after one change.
 */
function judgeOffer(dialogue: Dialogue, { field, value }: FieldFact): Offer {
  const fits = (name: FieldName) => pairTexts(wantedOf(dialogue, name), [value]).right > 0
  if (fits(field)) return 'right'
  return FIELD_NAMES.some(fits) ? 'elsewhere' : 'wrong'
}

/** Plays a dialogue whose founder adds every offer that is right; returns the level it ends at, and the offers. */
async function playWithOffers(dialogue: Dialogue, reader: ModelReader | undefined) {
  let ledger = emptyLedger()
  const offers: { offer: Offer; fact: FieldFact }[] = []
  for (const [i, turn] of dialogue.turns.entries()) {
    const said = { id: `${dialogue.id}-${i}`, text: turn.user }
    const { events, facts } = await readAsProduct(said, ledger.events, reader)
    const judged = facts
      .filter(({ suggested }) => suggested)
      .map((fact) => ({ fact, offer: judgeOffer(dialogue, fact) }))
    offers.push(...judged)
    const added = judged
      .filter(({ offer }) => offer === 'right')
      .map(({ fact }, place) => ({
        id: `${said.id}:yes-${place}`,
        messageId: said.id,
        extractor: 'person' as const,
        kind: 'field' as const,
        fact: { ...fact, suggested: false },
      }))
    ledger = applyEvents(ledger, [...events, ...added])
  }
  return { offers, level: ledgerLevel(ledger).level }
}

/**
 * Plays whole dialogues; a turn is exact when its counters and its level are. Each is played twice: as it is, and with every
 * right offer of a field added. Offers are judged where the dialogue names its widgets.
 */
export async function evaluateDialogues(dialogues: Dialogue[], reader?: ModelReader) {
  const offered = { right: 0, elsewhere: 0, wrong: 0 }
  let levelAfterOffers = 0
  const sum = { turns: 0, exactTurns: 0, exactLevel: 0, widgetsRight: 0, widgetsWrong: 0, widgetsMissing: 0 }
  for (const dialogue of dialogues) {
    let ledger = emptyLedger()
    for (const [i, turn] of dialogue.turns.entries()) {
      const said = { id: `${dialogue.id}-${i}`, text: turn.user }
      const result = await readAsProduct(said, ledger.events, reader)
      ledger = applyEvents(ledger, [...result.events])
      const now = counters(ledger)
      const { level, missing } = ledgerLevel(ledger)
      const exact =
        level === turn.level &&
        (Object.keys(turn.counters) as (keyof Counters)[]).every((key) => now[key] === turn.counters[key])
      sum.turns += 1
      sum.exactTurns += exact ? 1 : 0
      if (!exact) {
        console.log(`${dialogue.id} turn ${i + 1}: ${turn.user}`)
        console.log(`   wanted level ${turn.level} ${JSON.stringify(turn.counters)}`)
        console.log(
          `   got    level ${level} ${JSON.stringify(now)} missing ${missing.join(', ')}; read ${result.facts.map((f) => f.field).join(', ') || '-'}; ${result.records.map((r) => `${r.type} ${r.op} ${r.status} (${r.reason})`).join(', ') || '-'}`,
        )
      }
    }
    const { offers, level } = await playWithOffers(dialogue, reader)
    levelAfterOffers += level === dialogue.final.level ? 1 : 0
    for (const { offer, fact } of dialogue.final.widgets ? offers : []) {
      offered[offer] += 1
      if (offer !== 'right')
        console.log(`${dialogue.id} offered for ${fact.field}, ${offer}: ${JSON.stringify(fact.value)}`)
    }
    sum.exactLevel += ledgerLevel(ledger).level === dialogue.final.level ? 1 : 0
    const found = flat(deriveWidgets(ledger))
    for (const name of Object.keys(found)) {
      if (!dialogue.final.widgets) continue
      const score = pairTexts(texts(dialogue.final.widgets[name]), found[name] ?? [])
      sum.widgetsRight += score.right
      sum.widgetsWrong += score.wrong
      sum.widgetsMissing += score.missing
      if (score.wrong + score.missing > 0)
        console.log(
          `${dialogue.id} ${name}: wanted ${JSON.stringify(dialogue.final.widgets[name] ?? null)} got ${JSON.stringify(found[name])}`,
        )
    }
  }
  return {
    kind: 'dialogues',
    dialogues: dialogues.length,
    ...sum,
    exactLevel: dialogues.length === 0 ? 1 : sum.exactLevel / dialogues.length,
    exactLevelAfterOffers: dialogues.length === 0 ? 1 : levelAfterOffers / dialogues.length,
    offeredRight: offered.right,
    offeredElsewhere: offered.elsewhere,
    offeredWrong: offered.wrong,
    exactTurns: sum.turns === 0 ? 1 : Math.round((sum.exactTurns / sum.turns) * 10_000) / 10_000,
  }
}
