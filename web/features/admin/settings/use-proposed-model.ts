import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EditsState } from './use-edits.ts'

/**
 * Chooses the model that a notice proposes in the address (`?model=`), once, as a change that is still to be saved; tells
 * whether one did.
 */
export function useProposedModel(edits: EditsState): boolean {
  const [params, setParams] = useSearchParams()
  const proposed = useRef(params.get('model'))
  const [some] = useState(proposed.current !== null)
  useEffect(() => {
    const model = proposed.current
    if (!model) return
    proposed.current = null
    edits.change({ model_config: { ...edits.values.model_config, model } })
    setParams({}, { replace: true })
  }, [edits, setParams])
  return some
}
