import { memberStarters } from '#shared/starters.ts'
import { languageStore } from '#web/lib/language.ts'
import { useRoadmap } from '../updates/use-roadmap.ts'
import { StarterList } from './starter-list.tsx'

/** Three ways to begin that go with the level of the signed-in person. */
export function MemberStarters() {
  const level = useRoadmap()?.current_level ?? 0
  return <StarterList member starters={memberStarters(languageStore.get(), level)} />
}
