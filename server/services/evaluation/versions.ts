import { createHash } from 'node:crypto'
import type { RuleBox } from '#engine/rules/rules.ts'
import { operatorActor } from '#server/auth/policies.ts'
import { textsBefore } from '#server/db/box-versions.ts'
import type { CaseToAsk, FrozenVersion } from '#server/db/evaluation-runs.ts'
import { shippedBoxes } from '#server/rule-parser/starting-boxes.ts'
import type { Ctx } from '#server/services/context.ts'
import {
  listSettingVersions,
  readSettingVersion,
  withShipped,
} from '#server/services/settings/setting-versions.ts'
import type { SettingsInForce } from '#server/workers/settings/settings.ts'
import type { RulesChoice, RunInput, Version } from '#shared/admin/evaluation-runs.ts'
import type { SettingVersion } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'

/** Saved prompts that can be chosen. */
const PROMPTS = 50

/** Returns what can be compared: saved prompts, the newest first, and the model that answers now. */
export async function knownVersions(
  ctx: Ctx,
): Promise<{ prompts: SettingVersion[]; model: string | undefined; known: readonly string[] }> {
  const { choice } = await ctx.settings.current()
  const { versions } = await listSettingVersions(ctx, { setting_key: 'master_prompt', limit: PROMPTS })
  // A long history ends before the prompt that ships.
  const known = choice.known?.ids ?? []
  return { prompts: withShipped(versions), model: ctx.models.choose(choice)?.name, known }
}

/** Both versions of a run with everything that their answers follow from, and who grades. */
export async function freeze(
  ctx: Ctx,
  input: RunInput,
): Promise<{ a: FrozenVersion; b: FrozenVersion; grader: string }> {
  const [saved, known] = [await ctx.settings.current(), await knownVersions(ctx)]
  const { model } = known
  if (model === undefined) {
    throw new AppError(
      'bad_request',
      'No model is connected. Connect one under Assistant Settings, then evaluate.',
    )
  }
  const frozen = (version: Version) => freezeVersion(ctx, version, { saved, prompts: known.prompts, model })
  const [a, b] = [await frozen(input.a), await frozen(input.b)]
  if (contentOf(a) === contentOf(b)) {
    throw new AppError(
      'bad_request',
      'A and B are the same. Choose another prompt, model or rules for one of them.',
    )
  }
  return { a, b, grader: input.grader ?? model }
}

interface Known {
  readonly saved: SettingsInForce
  readonly prompts: readonly SettingVersion[]
  readonly model: string
}

async function freezeVersion(
  ctx: Ctx,
  version: Version,
  { saved, prompts, model }: Known,
): Promise<FrozenVersion> {
  const { rules } = version
  const prompt = await promptOf(ctx, version, { saved, prompts })
  const by = version.model ?? model
  const boxes = await boxesOf(ctx, rules, saved)
  return {
    ...prompt,
    model: by,
    rules,
    boxes,
    live: prompt.text === saved.masterPrompt && by === model && rules === 'live',
  }
}

async function boxesOf(ctx: Ctx, rules: RulesChoice, saved: SettingsInForce): Promise<readonly RuleBox[]> {
  if (rules === 'live') return saved.rules
  if (rules === 'shipped') return shippedRules()
  if (rules === 'none') return []
  const change = rules.slice('before:'.length)
  const texts = await ctx.database.asActor(operatorActor(ctx), (db) => textsBefore(db, change))
  if (texts.size === 0) throw new AppError('not_found', 'The rules before this change are not kept any more.')
  // The parser reads them: a model would be asked again for each estimate.
  const read = async (box: RuleBox, text: string) => ({
    ...box,
    rules: (await ctx.workers.run('parseRules', { text })).rules,
  })
  return Promise.all(
    saved.rules.map((box) => {
      const text = texts.get(box.key)
      return text === undefined ? box : read(box, text)
    }),
  )
}

async function promptOf(
  ctx: Ctx,
  { draft, prompt }: Version,
  { saved, prompts }: Pick<Known, 'saved' | 'prompts'>,
): Promise<Pick<FrozenVersion, 'prompt' | 'since' | 'text'>> {
  if (draft !== undefined) return { prompt: 'draft', since: null, text: draft }
  const live = prompts.find(({ current }) => current)
  if (prompt === undefined) {
    return { prompt: live?.id ?? 'default', since: live?.created_at ?? null, text: saved.masterPrompt }
  }
  const { setting_key, value, created_at } = await readSettingVersion(ctx, { id: prompt })
  if (setting_key !== 'master_prompt') {
    throw new AppError('bad_request', 'This is not a version of the master prompt.')
  }
  const { value: shipped } = await readSettingVersion(ctx, { id: 'default' })
  return { prompt, since: created_at, text: String(value ?? shipped) }
}

const shippedRules = (): RuleBox[] =>
  shippedBoxes().map(({ key, title, interpretation }) => ({ key, title, rules: interpretation.rules }))

const contentOf = ({ text, model, boxes }: FrozenVersion) => JSON.stringify([text, model, boxes])

/** The same for the same case and version: answers are found again by it. What the knowledge base said then is not in it. */
export function recordingOf(asked: CaseToAsk, version: FrozenVersion): string {
  const { turns, ledger, visitor } = asked
  const content = JSON.stringify([turns, ledger, visitor, contentOf(version)])
  return createHash('sha256').update(content).digest('hex')
}
