import { memberStarters } from '#shared/starters.ts'
import { browserLanguage } from './browser-language.ts'
import { StarterList } from './starter-list.tsx'
import { useRoadmap } from './updates/use-roadmap.ts'

/** Three ways to begin that go with the level of the signed-in person. */
export function MemberStarters() {
  const level = useRoadmap()?.current_level ?? 0
  return <StarterList starters={memberStarters(browserLanguage(), level)} />
}
