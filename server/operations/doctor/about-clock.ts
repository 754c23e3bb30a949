import type { Store } from '#server/runtime/postgres.ts'
import { databaseTime } from './about-database.ts'
import { providerTime } from './about-provider.ts'
import { type Machine, ok, type Verdict, warning } from './verdict.ts'

const CLOCK_DRIFT_MS = 5_000

/** The embedded database goes by this machine's clock, so a provider that is in use is asked for the time as well. */
export async function aboutClock(
  store: Store | undefined,
  provider: string | undefined,
  machine: Machine,
): Promise<Verdict> {
  const others = [
    { name: 'the database', time: async () => store && databaseTime(store) },
    { name: 'the provider', time: async () => provider && providerTime(provider) },
  ]
  const agreeing: string[] = []
  for (const { name, time } of others) {
    const asked = machine.now()
    const told = await time()
    if (!told) continue
    // What it told is true of some moment until now.
    const ahead = Math.max(0, asked - told) + Math.min(0, machine.now() - told)
    if (Math.abs(ahead) > CLOCK_DRIFT_MS) {
      const seconds = Math.round(Math.abs(ahead) / 1000).toLocaleString('en')
      return warning(
        `this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} ${name}: let both keep time by NTP.`,
      )
    }
    agreeing.push(name)
  }
  if (agreeing.length === 0) return ok('there is no other clock to compare with')
  return ok(`${new Intl.ListFormat('en-GB').format(['this machine', ...agreeing])} agree`)
}
