import { useClipboard } from '@mantine/hooks'
import { memo } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import styles from './markdown.module.css'
import { useOverflow } from './use-overflow.ts'

const t = textsOf('chat')

interface CodeBlockProps {
  code: string
  /** The fence's first word, shown as it was written. */
  language: string
  caret?: boolean
}

/** A code block with its language and a button that copies it; long lines scroll inside. */
export const CodeBlock = memo(function CodeBlock({ code, language, caret = false }: CodeBlockProps) {
  const [scroller, overflows] = useOverflow<HTMLPreElement>()
  const clipboard = useClipboard({ timeout: 2000 })
  const outcome = clipboard.error ? 'notCopied' : clipboard.copied ? 'copied' : 'copy'
  return (
    <div className={styles.code}>
      <div className={styles.codeBar}>
        <span>{language}</span>
        <button type="button" className={styles.copy} onClick={() => clipboard.copy(code)}>
          <span aria-live="polite">
            {t.rich(`markdown.${outcome}`, {
              unseen: (chunks) => <span className={styles.unseen}>{chunks}</span>,
            })}
          </span>
        </button>
      </div>
      <pre
        ref={scroller}
        {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': t('markdown.code') })}
      >
        <code>{code}</code>
        {caret && <span data-caret aria-hidden="true" />}
      </pre>
    </div>
  )
})
