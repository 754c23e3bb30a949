import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { nextBestAction } from '#engine/levels/next-best-action.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import type { Difference } from '#engine/roadmap/differences.ts'
import { WIDGET_OF_FIELD } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { wayBackIn, wordsIn } from './card-in.ts'
import { ledByParts, levelCause } from './causes.ts'
import type { AppliedStep, Changed } from './change-ledger.ts'
import { questionCards } from './question-cards.ts'

const CONFIDENCE = ['low', 'medium', 'high']
const FIELDS = new Set<string>(FIELD_NAMES)

/** Returns what one message did, as the cards under its reply. */
export function updateCards(changed: Changed, language: Language, messageId: string): DashboardUpdate[] {
  const make = (name: string, { undoes = [], ...card }: Omit<DashboardUpdate, 'id'>): DashboardUpdate => {
    const id = `${messageId}/${name}`
    const [change, ...others] = undoes
    if (change === undefined) return { id, ...card }
    return others.length === 0
      ? { id, ...card, undoEventId: change }
      : { id, ...card, undoEventId: id, undoes }
  }
  return [
    ...counterCards(changed, language),
    ...widgetCards(changed, language),
    ...confidenceCards(changed, language),
    ...questionCards(changed),
    ...levelCards(changed, language),
  ].map(({ id, ...card }) => make(id, card))
}

/** One card for each counter, from its first value to its last. */
function counterCards({ steps }: Changed, language: Language): DashboardUpdate[] {
  const cards = new Map<string, { before: string; after: string; steps: AppliedStep[] }>()
  for (const step of steps) {
    for (const { what, before, after } of step.differences) {
      if (FIELDS.has(what)) continue
      const known = cards.get(what)
      cards.set(what, { before: known?.before ?? before, after, steps: [...(known?.steps ?? []), step] })
    }
  }
  return [...cards].flatMap(([what, card]) => {
    if (card.before === card.after) return []
    const more = Number(card.after) > Number(card.before)
    return {
      id: what,
      type: more ? 'evidence_added' : 'evidence_removed',
      changes: { evidenceCount: { [what]: Number(card.after) } },
      needsConfirmation: false,
      ...tells(language, { kind: 'changes', changes: [{ what, before: card.before, after: card.after }] }),
      ...quoteOf(card.steps),
      undoes: changesOf(card.steps),
    }
  })
}

/** One card for each widget, with the values that came or changed. */
function widgetCards({ steps }: Changed, language: Language): DashboardUpdate[] {
  const cards = new Map<string, { changes: Difference[]; steps: AppliedStep[] }>()
  for (const step of steps) {
    for (const difference of step.differences) {
      if (!FIELDS.has(difference.what)) continue
      const widget = WIDGET_OF_FIELD[difference.what as FieldName]
      const card = cards.get(widget) ?? { changes: [], steps: [] }
      card.changes.push(difference)
      if (!card.steps.includes(step)) card.steps.push(step)
      cards.set(widget, card)
    }
  }
  return [...cards].map(([widgetName, card]) => ({
    id: widgetName,
    type: 'widget_populated',
    changes: { widgetName },
    needsConfirmation: false,
    ...tells(language, { kind: 'changes', changes: card.changes }),
    ...quoteOf(card.steps),
    undoes: changesOf(card.steps),
  }))
}

/** Industries that evidence made surer; one that the founder named or ranked has its widget's card. */
function confidenceCards({ before, after, steps }: Changed, language: Language): DashboardUpdate[] {
  if (steps.some((step) => step.differences.some(({ what }) => what === 'industry'))) return []
  const known = new Map(
    deriveWidgets(before).target_industries.map(({ name, confidence }) => [name, confidence]),
  )
  return deriveWidgets(after).target_industries.flatMap(({ name, confidence }) => {
    const was = known.get(name)
    const increase = was ? CONFIDENCE.indexOf(confidence) - CONFIDENCE.indexOf(was) : 0
    if (increase <= 0) return []
    return {
      id: `confidence ${name}`,
      type: 'confidence_boost',
      changes: { widgetName: WIDGET_OF_FIELD.industry, confidenceIncrease: increase },
      needsConfirmation: false,
      ...tells(language, { kind: 'surer', industry: name }),
    }
  })
}

function levelCards({ after, levels, steps }: Changed, language: Language): DashboardUpdate[] {
  if (levels.before === levels.after) return []
  const { before: from, after: to } = levels
  const up = to > from
  const led_by = ledByParts(levelCause(steps.flatMap((step) => step.differences)))
  const back = up ? undefined : nextBestAction(after, ledgerLevel(after), language)
  const isPlain = back && wayBackIn(language, back.id) === back.text
  const told = { kind: 'level' as const, from, to, led_by, ...(isPlain && { back: back.id }) }
  return [
    {
      id: 'level',
      type: up ? 'level_up' : 'level_down',
      changes: { newLevel: to },
      needsConfirmation: false,
      ...tells(language, told),
      ...(back && { wayBack: back.text, undoes: changesOf(steps) }),
    },
  ]
}

/** The changes that changed something. */
function changesOf(steps: readonly AppliedStep[]): string[] {
  return steps.filter((step) => step.differences.length > 0).map(({ changeId }) => changeId)
}

/** What a card tells, with its words in the language of the message. */
const tells = (language: Language, told: Parameters<typeof wordsIn>[1]) => ({
  ...wordsIn(language, told),
  told,
})

/** The founder's own words behind the newest of these steps. */
function quoteOf(steps: readonly AppliedStep[]): { quote?: string } {
  const events = steps.flatMap((step) => step.events).map(({ event }) => event)
  const quotes = events.flatMap((event) => {
    if (event.kind === 'evidence') return event.record.quote
    if (event.kind === 'field') return event.fact.quote
    return event.kind === 'confirm' ? (event.quote ?? []) : []
  })
  const quote = quotes.findLast((text) => text !== '')
  return quote === undefined ? {} : { quote }
}
