import type { ReactNode } from 'react'
import { type PlaybookEntry, playbookPath } from '#shared/playbook.ts'
import { Markdown } from '../markdown/markdown.tsx'
import classes from './entry-drawer.module.css'
import { ENTRY_TEXTS } from './entry-texts.ts'
import { openedEntry } from './opened-entry.ts'

/** What an entry says, part by part; parts with nothing in them are left out. */
export function EntryBody({ entry }: { entry: PlaybookEntry }) {
  const { claim, text, steps, rule, skipIf, example, readNext } = entry
  const texts = ENTRY_TEXTS[entry.lang]
  return (
    <>
      {claim && <p className={classes.claim}>{claim}</p>}
      {text && <Prose text={text} />}
      {steps.length > 0 && (
        <Section title={texts.doNext}>
          <ol className={classes.steps}>
            {steps.map(({ step, deliverable }) => (
              <li key={step}>
                {step}
                {deliverable && (
                  <span className={classes.deliverable}>
                    {texts.deliverable}
                    {deliverable}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {(rule || example) && (
        <Section title={rule ? texts.rule : null}>
          {rule && <Prose text={rule} />}
          {example && (
            <div className={classes.example}>
              <p className={classes.exampleLabel}>{texts.example}</p>
              <Prose text={example} />
            </div>
          )}
        </Section>
      )}
      {skipIf && (
        <Section title={texts.skipIf}>
          <Prose text={skipIf} />
        </Section>
      )}
      {readNext.length > 0 && (
        <Section title={texts.readNext}>
          <ul className={classes.next}>
            {readNext.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={playbookPath(id)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    openedEntry.follow({ id, title })
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section className={classes.section}>
      {title && <h3 className={classes.sectionTitle}>{title}</h3>}
      {children}
    </section>
  )
}

function Prose({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      <Markdown text={text} headingLevel={4} />
    </div>
  )
}
