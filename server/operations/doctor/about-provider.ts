import { sayOneWord } from '#server/models/check-provider.ts'
import type { Models } from '#server/models/choice.ts'
import { ModelError } from '#server/models/contract/model.ts'
import { findLocalServers, sayOffer } from '#server/models/local-servers.ts'
import { sayRetirement } from '#server/models/retirement.ts'
import type { Config } from '#server/runtime/config.ts'
import { failed, messageOf, ok, PATIENCE_MS, type Verdict, warning } from './verdict.ts'

export const KEY_UNREADABLE =
  'the key saved in the assistant settings cannot be opened with this AUTH_SECRET, so it counts as none and the built-in guide answers: set the AUTH_SECRET that it was saved under (or put back that secrets.json), or enter the key again.'

/** Asks for one word, so that address, key and model are all tried. */
export async function aboutProvider(models: Models, config: Config): Promise<Verdict> {
  const model = await models.current()
  if (!model) {
    const [local] = await findLocalServers(config.OLLAMA_HOST)
    return warning(
      `no key is configured: the built-in guide answers. Save one in the assistant settings, or set OPENAI_API_KEY.${local ? ` ${sayOffer(local)}` : ''}`,
    )
  }
  try {
    await sayOneWord(model)
    const text = `${model.name} through the ${model.provider} provider answers`
    const { retirement } = await models.state()
    return retirement ? warning(`${text}; ${sayRetirement(retirement)}`) : ok(text)
  } catch (error) {
    const cause =
      error instanceof ModelError
        ? error.code.replace('upstream_', '').replaceAll('_', ' ')
        : messageOf(error)
    const text = error instanceof ModelError && error.said ? `${cause}: “${error.said}”` : cause
    return failed(
      `${model.name} through the ${model.provider} provider does not answer (${text}): check the key, the address and the model in the assistant settings.`,
    )
  }
}

/** Whoever signs up may have as many replies as they like, and somebody pays for each. */
export function aboutSignUp({ REQUIRE_EMAIL_VERIFICATION: verified }: Config, paid: boolean): Verdict {
  if (!paid) return ok('replies of the built-in guide cost nothing')
  return verified === 'on'
    ? ok('only confirmed addresses can use the provider')
    : warning(
        'anybody can make up an address and use the provider at your expense: set REQUIRE_EMAIL_VERIFICATION=on, or a daily limit for all members in the assistant settings.',
      )
}

/** Returns what its answers say the time is, to the second; undefined when there is none or it does not say. */
export async function providerTime(address: string): Promise<number | undefined> {
  const limits = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  const answer = await fetch(address, { method: 'HEAD', ...limits }).catch(() => undefined)
  return Date.parse(answer?.headers.get('date') ?? '') || undefined
}
