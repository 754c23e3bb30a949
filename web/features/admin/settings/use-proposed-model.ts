import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { EditsState } from './use-edits.ts'

/** Chooses the model that a notice proposes in the address (`?model=`), once, as a change that is still to be saved. */
export function useProposedModel(edits: EditsState): void {
  const [params, setParams] = useSearchParams()
  const proposed = useRef(params.get('model'))
  useEffect(() => {
    const model = proposed.current
    if (!model) return
    proposed.current = null
    edits.change({ model_config: { ...edits.values.model_config, model } })
    setParams({}, { replace: true })
  }, [edits, setParams])
}
