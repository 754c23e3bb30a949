import { useEffect, useRef, useState } from 'react'

/**
 * A text that arrives in many small pieces, rendered at most once per animation frame. In a hidden tab,
 * where no frames come, it is brought up to date when the tab is seen again or `flush` is called.
 */
export function useFrameText(): { text: string; append: (piece: string) => void; flush: () => void } {
  const [text, setText] = useState('')
  const pending = useRef({ text: '', frame: 0 })
  const [actions] = useState(() => {
    const flush = () => {
      cancelAnimationFrame(pending.current.frame)
      pending.current.frame = 0
      setText(pending.current.text)
    }
    const append = (piece: string) => {
      pending.current.text += piece
      pending.current.frame ||= requestAnimationFrame(flush)
    }
    return { append, flush }
  })
  useEffect(() => () => cancelAnimationFrame(pending.current.frame), [])
  return { text, ...actions }
}
