import { type ReactNode, useEffect } from 'react'
import type app from '#content/interface/en/app.json'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('app')

let shown: string | undefined

const first = Promise.withResolvers<void>()
/** Fulfilled when a page is there for the first time, and listens. */
export const firstPage = first.promise

/** What a page is called in the catalogue: its tab's title there. */
export type PageName = keyof (typeof app)['title']

type PageProps = {
  /** None on the home page, whose tab carries the product's name alone. */
  name?: PageName
  children: ReactNode
}

/** One page: its document title, and the focus at its start when a person arrives from another page. */
export function Page({ name, children }: PageProps) {
  useEffect(() => {
    first.resolve()
    document.title = name ? `${t(`title.${name}`)} · ${site.name}` : site.name
    const arrived = shown !== undefined && shown !== (name ?? '')
    shown = name ?? ''
    if (arrived) focusMain()
  }, [name])
  return children
}

/** Moves the focus to the start of the content, unless a field in it has taken it already. */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
