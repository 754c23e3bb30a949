import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

const PULSE_MS = 2000

/** Other names under which a widget is asked for. */
const ALIASES: Record<string, string> = { icp: 'ideal-customer-profile', 'evidence-counter': 'evidence' }

/**
 * Scrolls to the part of the page that `?highlight=` names, and says for 2 s that it is the one. Then the address no longer
 * names it, so that a reload is calm.
 */
export function useHighlight(name: string, ref: RefObject<HTMLElement | null>): boolean {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('highlight')?.toLowerCase()
  const isWanted = wanted !== undefined && (ALIASES[wanted] ?? wanted) === name
  const [pulses, setPulses] = useState(false)
  const calm = useEffectEvent(() => {
    setPulses(false)
    setQuery(without('highlight'), { replace: true })
  })
  useEffect(() => {
    if (!isWanted || !ref.current) return
    ref.current.scrollIntoView({ block: 'center' })
    setPulses(true)
    const timer = setTimeout(calm, PULSE_MS)
    return () => clearTimeout(timer)
  }, [isWanted, ref])
  return pulses
}

/** An address's query without one of its parameters. */
export const without = (name: string) => (query: URLSearchParams) => {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}
