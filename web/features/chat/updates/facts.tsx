import { foreignLang } from '#web/lib/foreign-lang.ts'
import { unbroken } from '#web/ui/unbroken.ts'
import classes from './update-cards.module.css'

/** What the server puts between the facts of one card. */
const BETWEEN = ' · '

/** The facts of a card, one to a line; of `labelled` ones what each is about is muted, and what was said plain. */
export function Facts({ summary, labelled = false }: { summary: string; labelled?: boolean }) {
  return (
    <span className={classes.facts} lang={foreignLang(summary)}>
      {[...new Set(summary.split(BETWEEN))].map((fact) => {
        const [, about, said] = (labelled && /^([^:]+): (.*)$/s.exec(fact)) || []
        return (
          <span key={fact} className={classes.fact}>
            {about !== undefined && <span className={classes.about}>{about}: </span>}
            {unbroken(said ?? fact)}
          </span>
        )
      })}
    </span>
  )
}
