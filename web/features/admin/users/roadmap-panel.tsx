import { Button } from '@mantine/core'
import type { PersonRoadmap } from '#shared/admin/users.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from './use-people.ts'
import classes from './users.module.css'

const t = textsOf('adminPeople')

/** A person's roadmap, read only. It opens by a click, because opening it is recorded. */
export function RoadmapPanel({ id }: { id: string }) {
  const open = useRoadmap(id)
  const roadmap = open.data?.roadmap
  return (
    <Panel title={t('roadmap.title')} description={t('roadmap.recorded')}>
      {!open.data && (
        <Button className={classes.open} loading={open.isPending} onClick={() => open.mutate()}>
          {t('roadmap.open')}
        </Button>
      )}
      {open.error && <StateLine state="failed" text={errorText(open.error, t('roadmap.failed'))} />}
      {open.data && !roadmap && <p className={classes.none}>{t('roadmap.none')}</p>}
      {roadmap && <Roadmap {...roadmap} />}
    </Panel>
  )
}

function Roadmap(roadmap: PersonRoadmap) {
  const { value_proof_summary: value, target_industries, icp_data: icp, buyer_persona: buyer } = roadmap
  const rows: [string, string[]][] = [
    [t('roadmap.level'), [`${roadmap.current_level} ${LEVEL_NAMES[roadmap.current_level] ?? ''}`]],
    [t('roadmap.next'), [roadmap.next_best_action]],
    [t('roadmap.idea'), ideaLines(roadmap.idea_summary)],
    [t('roadmap.value'), [value.value_proposition, ...value.proof_points]],
    [
      t('roadmap.industries'),
      target_industries.map(({ name, use_case }) => [name, use_case].filter(Boolean).join(': ')),
    ],
    [t('roadmap.customer'), [icp.description, ...icp.characteristics]],
    [t('roadmap.buyer'), [buyer.role, buyer.motivation, buyer.proof_needed]],
  ]
  return (
    <dl className={classes.facts}>
      {rows.map(([name, lines]) => {
        const said = lines.filter((line) => line.trim() !== '')
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {said.length === 0 ? t('roadmap.empty') : said.map((line) => <div key={line}>{line}</div>)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Technology, problem and applications, or the text as it is. */
function ideaLines(summary: string): string[] {
  try {
    const idea = JSON.parse(summary) as { technology?: string; problem?: string; applications?: string[] }
    return [idea.technology ?? '', idea.problem ?? '', ...(idea.applications ?? [])]
  } catch {
    return [summary]
  }
}
