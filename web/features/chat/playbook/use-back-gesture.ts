import { useEffect, useEffectEvent } from 'react'

interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}
type WatchingWindow = Window & { CloseWatcher?: new () => Watcher }

/** Answers a phone's own back gesture while `active`, where the browser tells of it; elsewhere it leaves the page as ever. */
export function useBackGesture(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const { CloseWatcher } = window as WatchingWindow
    if (!active || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => back()
    return () => watcher.destroy()
  }, [active])
}
