import { type ComponentType, lazy, useState } from 'react'

/** A component whose code comes when it is first shown or asked for. */
export type Part<Props> = ComponentType<Props> & { load(): Promise<void> }

/**
 * Returns a component that `load` fetches when it is first shown, as `lazy` does. One that has been fetched
 * before is shown at once, and not with the next task: a page that is drawn whole has no gap where it stands.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let there: ComponentType<Props> | undefined
  const fetched = async () => {
    there ??= await load()
    return { default: there }
  }
  const Later = lazy(fetched) as unknown as ComponentType<Props>
  function Shown(props: Props) {
    // What stands there stays: with the other one it would lose its state.
    const [Kind] = useState(() => there ?? Later)
    return <Kind {...props} />
  }
  return Object.assign(Shown, { load: async () => void (await fetched()) })
}
