import type { ReactNode } from 'react'
import { type PlaybookEntry, playbookPath } from '#shared/playbook.ts'
import { unlessOnScreen } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Markdown } from '../markdown/markdown.tsx'
import classes from './entry-drawer.module.css'
import { openedEntry } from './opened-entry.ts'

const t = textsOf('chat')

/** What an entry says, part by part; parts with nothing in them are left out. */
export function EntryBody({ entry }: { entry: PlaybookEntry }) {
  const { claim, text, steps, rule, skipIf, example, readNext } = entry
  const lang = unlessOnScreen(entry.lang)
  return (
    <>
      {claim && (
        <p className={classes.claim} lang={lang}>
          {claim}
        </p>
      )}
      {text && <Prose text={text} lang={lang} />}
      {steps.length > 0 && (
        <Section title={t('entry.doNext')}>
          <ol className={classes.steps}>
            {steps.map(({ step, deliverable }) => (
              <li key={step}>
                <span lang={lang}>{step}</span>
                {deliverable && (
                  <span className={classes.deliverable}>
                    {t.rich('entry.deliverable', {
                      deliverable,
                      said: (chunks) => <span lang={lang}>{chunks}</span>,
                    })}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {(rule || example) && (
        <Section title={rule ? t('entry.rule') : null}>
          {rule && <Prose text={withoutLabel(rule, t('entry.rule'))} lang={lang} />}
          {example && (
            <div className={classes.example}>
              <p className={classes.exampleLabel}>{t('entry.example')}</p>
              <Prose text={example} lang={lang} />
            </div>
          )}
        </Section>
      )}
      {skipIf && (
        <Section title={t('entry.skipIf')}>
          <Prose text={skipIf} lang={lang} />
        </Section>
      )}
      {readNext.length > 0 && (
        <Section title={t('entry.readNext')}>
          <ul className={classes.next}>
            {readNext.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={playbookPath(id)}
                  lang={lang}
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

/** An operator may begin a text with the words that stand above it. */
function withoutLabel(text: string, label: string): string {
  if (!text.startsWith(`${label}: `)) return text
  const rest = text.slice(label.length + 2)
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

function Section({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section className={classes.section}>
      {title && <h3 className={classes.sectionTitle}>{title}</h3>}
      {children}
    </section>
  )
}

function Prose({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <div className={classes.prose}>
      <Markdown text={text} headingLevel={4} lang={lang} />
    </div>
  )
}
