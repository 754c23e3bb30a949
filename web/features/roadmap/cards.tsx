import { memo, type ReactNode } from 'react'
import { LevelCard } from './level/level-card.tsx'
import { useRoadmap } from './roadmap-context.ts'
import classes from './roadmap-page.module.css'
import { BuyerPersona } from './widgets/buyer-persona.tsx'
import { Evidence } from './widgets/evidence.tsx'
import { IdeaSummary } from './widgets/idea-summary.tsx'
import { IdealCustomerProfile } from './widgets/ideal-customer-profile.tsx'
import { TargetIndustries } from './widgets/target-industries.tsx'
import { ValueProof } from './widgets/value-proof.tsx'

/** The widgets in reading order, by the names the visibility rules use (product.md section 4). */
const WIDGETS: readonly (readonly [string, () => ReactNode])[] = [
  ['IdeaSummary', IdeaSummary],
  ['ValueProof', ValueProof],
  ['EvidenceCounter', Evidence],
  ['TargetIndustries', TargetIndustries],
  ['IdealCustomerProfile', IdealCustomerProfile],
  ['BuyerPersona', BuyerPersona],
]

/** The level card and every widget that shows at this level; one without a rule always does. */
export const Cards = memo(function Cards() {
  const { data } = useRoadmap()
  const rules = new Map(data.widget_visibility.widgets.map((rule) => [rule.name, rule.visible_from_level]))
  return (
    <div className={classes.grid}>
      <LevelCard />
      {WIDGETS.filter(([name]) => data.current_level >= (rules.get(name) ?? 0)).map(([name, Card]) => (
        <Card key={name} />
      ))}
    </div>
  )
})
