import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#web/lib/texts.ts'

/** A part that is loaded when it is first opened, with the texts of keeping and finding. */
export function later<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(['keeping'])])
    return { default: module[name] }
  })
}
