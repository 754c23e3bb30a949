import { useRoadmap } from '../updates/use-roadmap.ts'
import { Journey } from './journey.tsx'

/** The journey line at the level that the signed-in person has reached. */
export function MemberJourney() {
  return <Journey level={useRoadmap()?.current_level} />
}
