import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { playbookPath } from '#shared/playbook.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { OPEN_QUESTION } from '../trust/questions.tsx'
import { actionParts } from './action-parts.ts'
import classes from './level-card.module.css'

/** The one thing to do next. */
export function NextBestAction() {
  const { data, own } = useRoadmap()
  const { action } = data
  const { title, sentence, number, timeBox } = actionParts(action)
  const facts = [
    ['Number', action.id === 'interviews_proof' ? `${data.counters.interview} to ${number}` : number],
    ['Time box', timeBox],
    ['Deliverable', capital(action.deliverable)],
  ].filter(([, value]) => value)
  return (
    <section className={classes.action} aria-labelledby="next-best-action">
      <h3 id="next-best-action" className={classes.actionLabel}>
        Next Best Action
      </h3>
      <p className={classes.actionTitle}>{title}</p>
      {sentence && <p className={classes.actionText}>{sentence}</p>}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {own && (
        <div className={classes.actionLinks}>
          {action.id.startsWith('confirm:') ? (
            <Button className={classes.plan} variant="filled" onClick={goToQuestion}>
              Answer it here
            </Button>
          ) : (
            <Button
              className={classes.plan}
              variant="filled"
              onClick={() => own.askInChat({ type: 'next_best_action', current: action.text })}
            >
              Plan it in chat
            </Button>
          )}
          {action.knowledge && (
            <Anchor component={Link} to={playbookPath(action.knowledge)} className={classes.knowledge}>
              {action.knowledge}
            </Anchor>
          )}
        </div>
      )}
    </section>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The action is to answer the open question: it stands further down. */
function goToQuestion(): void {
  const question = document.getElementById(OPEN_QUESTION)
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('button')?.focus()
}
