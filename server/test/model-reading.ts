import type { ModelAnswer, ModelField, ModelReading, ModelRecord } from '#engine/reading/model/reading.ts'

/** A record as a model reports it, with everything it has nothing to say about left at null. */
export function modelRecord(change: Partial<ModelRecord> & Pick<ModelRecord, 'quote' | 'type'>): ModelRecord {
  return {
    reason: 'stated',
    status: 'confirmed',
    op: 'add',
    count: null,
    range: null,
    rejected: null,
    organisations: [],
    converted_from: null,
    paid: null,
    stage: null,
    source: null,
    amount: null,
    signed: null,
    need: null,
    volume: null,
    price: null,
    condition: null,
    multi_year: null,
    outside_network: null,
    who: null,
    relation: null,
    date: null,
    segment: null,
    channel: null,
    learnt: null,
    said: null,
    next_step: null,
    signatory: null,
    expires: null,
    metric: null,
    baseline: null,
    target: null,
    end: null,
    decision_date: null,
    decided_by: null,
    period: null,
    ...change,
  }
}

/** A field as a model reports it. */
export function modelField(
  change: Partial<ModelField> & Pick<ModelField, 'quote' | 'field' | 'value'>,
): ModelField {
  return { corrects: false, priority: null, kind: null, sufferer: null, consequence: null, ...change }
}

/** An answer to the open question as a model reports it. */
export function modelAnswer(change: Partial<ModelAnswer> & Pick<ModelAnswer, 'quote' | 'kind'>): ModelAnswer {
  return { number: null, op: null, ...change }
}

/** Returns what a model read in one message. */
export function modelReading(change: Partial<ModelReading>): ModelReading {
  return { answer: null, records: [], fields: [], invalid: 0, ...change }
}
