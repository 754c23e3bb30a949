import { ActionIcon } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fieldCount, openFields } from '#shared/document-form.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { DocumentActs } from './document-acts.tsx'
import { inputId } from './document-field.tsx'
import { DocumentForm } from './document-form.tsx'
import classes from './document-page.module.css'
import { DocumentPreview } from './document-preview.tsx'
import type { DocumentView } from './document-view.ts'
import { PaneTabs } from './pane-tabs.tsx'
import { useAnswers } from './use-answers.ts'
import { useFocusedField } from './use-focused-field.ts'

const t = textsOf('documents')

/** A document: its fields on the left, and what they make on the right; under 992 px one of both. */
export function DocumentEditor({ view }: { view: DocumentView }) {
  const { form, saver, conversationId } = view
  const answers = useAnswers(view)
  const [pane, setPane] = useState<'fields' | 'preview'>('fields')
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const { focused, onFocus } = useFocusedField()
  const open = openFields(form, answers.values)

  // What an earlier visit could not store, and what is still typed when the page is left.
  useEffect(() => {
    const flush = () => void saver.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      flush()
    }
  }, [saver])

  const goToField = useCallback((key: string) => {
    setPane('fields')
    requestAnimationFrame(() => document.getElementById(inputId(key))?.focus())
  }, [])
  const goToNextOpen = () => {
    const keys = form.fields.map(({ key }) => key)
    const after = keys.indexOf(focused ?? '')
    const next = open.find(({ key }) => keys.indexOf(key) > after) ?? open[0]
    if (next) goToField(next.key)
  }
  useHotkeys([['mod+Enter', goToNextOpen]], [])

  const acts = <DocumentActs view={view} answers={answers} />
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <div className={classes.bar}>
        <ActionIcon
          className={classes.back}
          component={Link}
          to={chatPath(conversationId)}
          aria-label={t('bar.back')}
          title={t('bar.back')}
        >
          <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <div className={classes.head}>
          <h1 className={classes.title} lang={form.lang}>
            {form.title}
          </h1>
          <span className={classes.badge} role="status" data-complete={open.length === 0 || undefined}>
            {open.length === 0
              ? t('bar.complete')
              : t('bar.open', { open: open.length, all: fieldCount(form, answers.values) })}
          </span>
        </div>
        {!isNarrow && acts}
      </div>
      {isNarrow && <PaneTabs pane={pane} onPane={setPane} />}
      <div className={classes.panes}>
        <div className={classes.fields} data-hidden={pane !== 'fields' || undefined}>
          <DocumentForm view={view} answers={answers} onFocus={onFocus} />
        </div>
        <section
          className={classes.preview}
          data-hidden={pane !== 'preview' || undefined}
          aria-label={t('panes.preview')}
        >
          <DocumentPreview form={form} values={answers.values} focused={focused} onField={goToField} />
        </section>
      </div>
      {isNarrow && <div className={classes.foot}>{acts}</div>}
    </main>
  )
}

const chatPath = (conversationId: string | null): string =>
  conversationId ? ROUTES.conversation.replace(':id', conversationId) : ROUTES.home
