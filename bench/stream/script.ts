/** Chunks of every scripted reply. */
export const CHUNKS = 400

const WORDS =
  'Talk to ten plant managers this week and write down what each one pays for today before you build more '
const words = WORDS.trim().split(' ')

/** The reply's pieces of text: each names its place, so that a lost or doubled one shows. */
export const PIECES: readonly string[] = Array.from(
  { length: CHUNKS },
  (_, index) => `${words[index % words.length]}${index % 20 === 19 ? `.\n\n${index} ` : ' '}`,
)

export const REPLY = PIECES.join('')

const event = (fields: object) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-Bx7mQ2', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'gpt-bench', ...fields })}\n\n`

const chunk = (delta: object, finishReason: string | null) =>
  event({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] })

/** What the scripted provider sends: one frame a piece, as OpenAI words them, then how it ends. */
export const FRAMES: readonly Buffer[] = PIECES.map((content, index) =>
  Buffer.from(chunk(index === 0 ? { role: 'assistant', content } : { content }, null)),
)

export const ENDING = Buffer.from(
  chunk({}, 'stop') +
    event({
      choices: [],
      usage: { prompt_tokens: 800, completion_tokens: CHUNKS, total_tokens: 800 + CHUNKS },
    }) +
    'data: [DONE]\n\n',
)

/** The answer to a question for JSON. */
export const STRUCTURED = JSON.stringify({
  id: 'chatcmpl-Bx7mQ3',
  object: 'chat.completion',
  model: 'gpt-bench',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: JSON.stringify({ records: [], fields: [] }) },
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 900, completion_tokens: 12, total_tokens: 912 },
})

export const QUESTION =
  'We sell a vibration sensor to factories. How do we find the first ten customers in Germany?'

/** A question in the provider's own words, for everyone but the server under test. */
export const COMPLETION_REQUEST = JSON.stringify({
  model: 'gpt-bench',
  stream: true,
  stream_options: { include_usage: true },
  messages: [
    { role: 'system', content: 'You advise founders of deep-tech companies on their way to market.' },
    { role: 'user', content: QUESTION },
  ],
})
