import { type ReactNode, useEffect } from 'react'
import { site } from '#web/lib/site.ts'

let shown: string | undefined

const first = Promise.withResolvers<void>()
/** Fulfilled when a page is there for the first time, and listens. */
export const firstPage = first.promise

type PageProps = {
  /** What the tab is called; none on the home page, which carries the product's name alone. */
  title?: string
  children: ReactNode
}

/** One page: its document title, and the focus at its start when a person arrives from another page. */
export function Page({ title, children }: PageProps) {
  useEffect(() => {
    first.resolve()
    document.title = title ? `${title} · ${site.name}` : site.name
    const name = title ?? ''
    const arrived = shown !== undefined && shown !== name
    shown = name
    if (arrived) focusMain()
  }, [title])
  return children
}

/** Moves the focus to the start of the content, unless a field in it has taken it already. */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
