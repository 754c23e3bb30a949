import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Streamdown } from 'streamdown'
import { Markdown } from '#web/features/chat/markdown/markdown.tsx'
import { loadTexts } from '#web/lib/texts.ts'
import { intoChunks, makeReply } from './reply.ts'
import { taskClock } from './task-clock.ts'

const contenders: Record<string, (text: string, streaming: boolean) => ReactNode> = {
  ours: (text, streaming) => <Markdown text={text} streaming={streaming} />,
  whole: (text) => <ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>,
  streamdown: (text, streaming) => (
    <Streamdown mode={streaming ? 'streaming' : 'static'} isAnimating={streaming}>
      {text}
    </Streamdown>
  ),
}

let renderText: (text: string, streaming: boolean) => void = () => {}

function Reply({ of }: { of: string }) {
  const [state, setState] = useState({ text: '', streaming: true })
  renderText = (text, streaming) => setState({ text, streaming })
  return contenders[of]?.(state.text, state.streaming)
}

/**
 * Calls `step` when the browser has nothing else to do, so that work that a contender puts off is done
 * before the next chunk, until it returns false. The steps run in the callback itself: the browser's account
 * of script time leaves out what runs in promises.
 */
const whenIdle = (step: () => boolean) =>
  new Promise<void>((resolve) => {
    const turn = () => {
      if (step()) requestIdleCallback(turn)
      else resolve()
    }
    requestIdleCallback(turn)
  })

/** Feeds a reply chunk by chunk and reports the milliseconds that each took, put-off renders included. */
async function run(of: string, characters: number, count: number) {
  await loadTexts(['chat'], 'en')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  const times: number[] = []
  flushSync(() => root.render(<Reply of={of} />))
  const chunks = intoChunks(makeReply(characters), count)
  let text = ''
  const putOff = () => {
    if (times.length > 0) times.push((times.pop() ?? 0) + taskClock.spent)
    taskClock.spent = 0
  }
  const timed = (work: () => void) => {
    const start = performance.now()
    flushSync(work)
    times.push(performance.now() - start)
  }
  await whenIdle(() => {
    putOff()
    text += chunks[times.length] ?? ''
    timed(() => renderText(text, true))
    return times.length < count
  })
  await whenIdle(() => {
    putOff()
    if (times.length > count) return false
    timed(() => renderText(text, false))
    return true
  })
  const last = times.pop() ?? 0
  const words = host.textContent?.length ?? 0
  root.unmount()
  host.remove()
  return { times, last, words }
}

let setStreaming: (text: string) => void = () => {}

function Conversation({ finished, done }: { finished: number; done: string }) {
  const [text, setText] = useState('')
  setStreaming = setText
  return (
    <>
      {Array.from({ length: finished }, (_, index) => (
        <Markdown key={`done-${String(index)}`} text={done} />
      ))}
      <Markdown text={text} streaming />
    </>
  )
}

/** How often finished replies are parsed while another one streams beneath them in the same list. */
async function countFinishedParses(finished: number, count: number) {
  await loadTexts(['chat'], 'en')
  const done = makeReply(2000)
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  window.parses = new Map()
  flushSync(() => root.render(<Conversation finished={finished} done={done} />))
  const first = window.parses.get(done) ?? 0
  let text = ''
  const chunks = intoChunks(`A reply of its own.\n\n${makeReply(4000)}`, count)
  await whenIdle(() => {
    text += chunks.shift() ?? ''
    flushSync(() => setStreaming(text))
    return chunks.length > 0
  })
  root.unmount()
  host.remove()
  return { first, again: (window.parses.get(done) ?? 0) - first }
}

Object.assign(window, { benchMarkdown: { run, countFinishedParses } })
