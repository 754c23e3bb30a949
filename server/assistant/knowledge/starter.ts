import type { StarterEntry } from '../types.ts'
import { discovery } from './discovery.ts'
import { pilot } from './pilot.ts'
import { segments } from './segments.ts'

/** The knowledge base the product ships with, in our own words; loaded into the database at first start. */
export const starterKnowledge: StarterEntry[] = [...discovery, ...segments, ...pilot]
