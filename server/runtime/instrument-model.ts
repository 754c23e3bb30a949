import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import {
  type Model,
  type ModelBatch,
  ModelError,
  type ModelRequest,
  type Usage,
} from '#server/models/contract/model.ts'
import type { Metrics } from './metrics.ts'
import { tracer } from './tracing.ts'

/** The same model, with every call counted and traced; names by OpenTelemetry's conventions for generative AI. */
export function observeModel(model: Model, metrics: Metrics): Model {
  const begin = (kind: 'reply' | 'structured') => {
    const began = performance.now()
    const since = () => (performance.now() - began) / 1000
    const span = tracer.startSpan(`chat ${model.name}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': model.provider,
        'gen_ai.request.model': model.name,
      },
    })
    let firstTextSeconds: number | undefined
    return {
      firstText() {
        firstTextSeconds ??= since()
      },
      end(outcome: string, usage: Usage | undefined) {
        finish(span, outcome, usage)
        const { provider, name } = model
        metrics.modelCalled({
          provider,
          model: name,
          kind,
          outcome,
          seconds: since(),
          firstTextSeconds,
          usage,
          cost: usage && model.costOf?.(usage),
        })
      },
    }
  }

  async function* reply(request: ModelRequest): AsyncGenerator<ModelBatch> {
    const call = begin('reply')
    // Whoever stops listening ends the loop without an error.
    let outcome = 'left'
    let usage: Usage | undefined
    try {
      for await (const batch of model.reply(request)) {
        if (batch.pieces.length > 0) call.firstText()
        usage = batch.usage ?? usage
        yield batch
      }
      outcome = 'complete'
    } catch (error) {
      if (!request.signal.aborted) outcome = codeOf(error)
      throw error
    } finally {
      call.end(outcome, usage)
    }
  }

  return {
    provider: model.provider,
    get name() {
      return model.name
    },
    get contextWindow() {
      return model.contextWindow
    },
    costOf: (usage) => model.costOf?.(usage) ?? null,
    runsHere: model.runsHere,
    reply,
    async structured(request) {
      const call = begin('structured')
      try {
        const answer = await model.structured(request)
        call.end('complete', answer.usage)
        return answer
      } catch (error) {
        call.end(request.signal.aborted ? 'left' : codeOf(error), undefined)
        throw error
      }
    },
  }
}

const codeOf = (error: unknown) => (error instanceof ModelError ? error.code : 'internal')

function finish(span: Span, outcome: string, usage: Usage | undefined): void {
  if (usage) {
    span.setAttribute('gen_ai.usage.input_tokens', usage.promptTokens)
    span.setAttribute('gen_ai.usage.output_tokens', usage.completionTokens)
    if (usage.cachedTokens !== undefined)
      span.setAttribute('gen_ai.usage.cache_read.input_tokens', usage.cachedTokens)
  }
  if (outcome !== 'complete' && outcome !== 'left') {
    span.setAttribute('error.type', outcome)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
