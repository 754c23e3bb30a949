import { EventSourceParserStream } from 'eventsource-parser/stream'

export interface StreamEvent {
  readonly id: string | undefined
  readonly data: string
}

/** The events of a streamed answer as they arrive; leaving the loop closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) throw new Error('There is no body to read')
  const stream = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { id, data } of stream) yield { id, data }
}
