import type { ReactNode } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { textsOf } from '#web/lib/texts.ts'
import { Caret } from './caret.tsx'
import { CodeBlock } from './code-block.tsx'
import { EntryLink, entryOf } from './entry-link.tsx'
import styles from './markdown.module.css'
import { useOverflow } from './use-overflow.ts'

const t = textsOf('chat')

type Element = NonNullable<ExtraProps['node']>

const away = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The host of a web address; nothing for one that stays on this site or leads nowhere. */
function hostOf(address: string | undefined) {
  if (!address || !/^(?:https?:)?\/\//i.test(address)) return undefined
  try {
    return new URL(address, 'https://localhost').host
  } catch {
    return undefined
  }
}

/** An image is never fetched: whoever wants to see it opens it in a new tab. */
function ImageLink({ src, alt }: { src?: unknown; alt?: string | undefined }) {
  const address = typeof src === 'string' ? src : undefined
  const host = hostOf(address)
  if (!host) return <>{alt || t('markdown.image')}</>
  return (
    <>
      {alt && `${alt} `}
      <a href={address} {...away}>
        {t('markdown.showImage', { host })}
      </a>
    </>
  )
}

export function TableFrame({ children }: { children?: ReactNode }) {
  const [scroller, overflows] = useOverflow<HTMLDivElement>()
  return (
    <div
      ref={scroller}
      className={styles.table}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': t('markdown.table') })}
    >
      <table>{children}</table>
    </div>
  )
}

export function SectionFrame({ children }: { children?: ReactNode }) {
  return <section className={styles.section}>{children}</section>
}

function textIn(node: Element | undefined): string {
  return (node?.children ?? [])
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textIn(child) : ''))
    .join('')
}

function languageIn(code: Element | undefined) {
  const name = code?.properties.className
  const found = Array.isArray(name) ? name.find((one) => String(one).startsWith('language-')) : undefined
  return found ? String(found).slice('language-'.length) : ''
}

/** A line that is a link to an entry and nothing else: the title of a part of the reply. */
function isTitle(paragraph: Element | undefined): boolean {
  const [link, ...others] = paragraph?.children ?? []
  const href = link?.type === 'element' && link.tagName === 'a' ? link.properties.href : undefined
  return others.length === 0 && typeof href === 'string' && entryOf(href) !== undefined
}

/** How the elements of a reply look; everything else is the browser's own element. */
export const elements: Components = {
  a({ href, children, id, 'aria-label': label }) {
    if (!href) return <span>{children}</span>
    const entry = entryOf(href)
    if (entry) {
      return (
        <EntryLink id={entry} href={href}>
          {children}
        </EntryLink>
      )
    }
    const inside = href.startsWith('#')
    return (
      <a href={href} {...(id && { id })} {...(label && { 'aria-label': label })} {...(inside ? {} : away)}>
        {children}
      </a>
    )
  },
  p: ({ node, children }) => <p {...(isTitle(node) && { 'data-title': true })}>{children}</p>,
  img: ({ src, alt }) => <ImageLink src={src} alt={alt} />,
  table: ({ children }) => <TableFrame>{children}</TableFrame>,
  section: ({ node, children }) =>
    node?.properties.dataReplySection ? (
      <SectionFrame>{children}</SectionFrame>
    ) : (
      <section className={styles.notes}>{children}</section>
    ),
  pre({ node }) {
    const code = node?.children.find((child) => child.type === 'element')
    return (
      <CodeBlock
        code={textIn(code)}
        language={languageIn(code)}
        caret={Boolean(node?.properties.dataCaret)}
      />
    )
  },
  span: ({ node, children }) => (node?.properties.dataCaret ? <Caret /> : <span>{children}</span>),
  input: ({ checked }) => (
    <span
      role="img"
      className={styles.task}
      aria-label={checked ? t('markdown.done') : t('markdown.notDone')}
      {...(checked && { 'data-done': true })}
    />
  ),
}
