import type { Model } from '#server/models/contract/model.ts'
import type { Judging } from './grades.ts'
import { configuredModel } from './model.ts'
import { recorded, replayed, requested } from './recordings.ts'
import { spoiler } from './spoil.ts'

/** The kinds in which a model does work. */
const WITH_MODEL = ['extraction', 'records', 'imports', 'dialogues', 'replies']
const FLAGS = ['--model', '--judge', '--guide']
const FOLDERS = ['--record', '--record-requests', '--replay'] as const
const VALUES = [...FOLDERS, '--grades', '--spoil', '--seed'] as const

/** What the command line asks for. */
export interface Options {
  readonly kind: string
  readonly file: string | undefined
  readonly model: Model | undefined
  readonly spoil: ReturnType<typeof spoiler> | undefined
  readonly judging: Judging | undefined
}

/** Reads the command line; a sentence that says what is wrong with it otherwise. */
export function readOptions(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Options | string {
  const plain: string[] = []
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (VALUES.some((name) => name === arg)) {
      const value = args[at + 1]
      if (value === undefined || value.startsWith('--')) return `${arg} needs a value.`
      given.set(arg, value)
      at += 1
    } else if (FLAGS.includes(arg)) given.set(arg, 'on')
    else if (arg.startsWith('--'))
      return `There is no option ${arg}: only ${[...FLAGS, ...VALUES].join(', ')}.`
    else plain.push(arg)
  }
  const [kind = '', file] = plain
  const wantsModel = ['--model', ...FOLDERS].some((name) => given.has(name))
  if (wantsModel && !WITH_MODEL.includes(kind))
    return `${kind} runs without a model: leave --model out, or use it with ${WITH_MODEL.join(', ')}.`
  const wrong = judgeMisused(kind, given)
  if (wrong) return wrong
  const provider = wantsModel || given.has('--judge') ? modelOf(given, environment) : undefined
  if (typeof provider === 'string') return provider
  const model = wantsModel && !given.has('--guide') ? provider : undefined
  const judging =
    given.has('--judge') && provider ? { model: provider, file: given.get('--grades') } : undefined
  const share = given.get('--spoil')
  if (share === undefined) return { kind, file, model, spoil: undefined, judging }
  if (!model || kind === 'replies')
    return '--spoil changes what a model read: use it with extraction or dialogues.'
  const [part, seed] = [Number(share), Number(given.get('--seed') ?? 1)]
  if (!(part >= 0 && part <= 1) || !Number.isInteger(seed))
    return '--spoil takes a share from 0 to 1, --seed a whole number.'
  return { kind, file, model, spoil: spoiler(part, seed), judging }
}

/** Says what is wrong with the options for grading; undefined when nothing is. */
function judgeMisused(kind: string, given: ReadonlyMap<string, string>): string | undefined {
  if (given.has('--judge') && kind !== 'replies') return '--judge grades replies: use it with replies.'
  for (const name of ['--grades', '--guide'])
    if (given.has(name) && !given.has('--judge')) return `${name} is for grading: use it with --judge.`
  if (given.has('--guide') && given.has('--model'))
    return 'Either --model writes the replies or --guide has the guide write them.'
  return undefined
}

function modelOf(
  given: ReadonlyMap<string, string>,
  environment: Record<string, string | undefined>,
): Model | string {
  const replay = given.get('--replay')
  if (replay) return replayed(replay)
  const requests = given.get('--record-requests')
  if (requests) return requested(requests)
  const record = given.get('--record')
  const configured = configuredModel(environment)
  // Without a provider, what it would be asked is written down for somebody to answer.
  if (record) return configured ? recorded(record, configured) : requested(record)
  return (
    configured ??
    'No provider is configured: set OPENAI_API_KEY, or AI_GATEWAY_URL with AI_GATEWAY_KEY, or use --replay DIR.'
  )
}
