import { Profiler, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Streamdown } from 'streamdown'
import { Markdown } from '#web/features/chat/markdown/markdown.tsx'
import { intoChunks, makeReply } from './reply.ts'

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
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  const times: number[] = []
  let inStep = true
  const onRender = (_id: string, _phase: string, actual: number) => {
    if (!inStep && times.length > 0) times.push((times.pop() ?? 0) + actual)
  }
  flushSync(() =>
    root.render(
      <Profiler id="reply" onRender={onRender}>
        <Reply of={of} />
      </Profiler>,
    ),
  )
  const chunks = intoChunks(makeReply(characters), count)
  let text = ''
  const timed = (work: () => void) => {
    inStep = true
    const start = performance.now()
    flushSync(work)
    times.push(performance.now() - start)
    inStep = false
  }
  await whenIdle(() => {
    text += chunks[times.length] ?? ''
    timed(() => renderText(text, true))
    return times.length < count
  })
  await whenIdle(() => {
    if (times.length === count) timed(() => renderText(text, false))
    else return false
    return true
  })
  const last = times.pop() ?? 0
  const words = host.textContent?.length ?? 0
  root.unmount()
  host.remove()
  return { times, last, words }
}

/** How often finished replies are rendered while another one streams beneath them in the same list. */
async function countFinishedRenders(finished: number, count: number) {
  let renders = 0
  let streamed = 0
  let setText: (text: string) => void = () => {}
  const done = makeReply(2000)
  function List() {
    const [text, set] = useState('')
    setText = set
    return (
      <>
        {Array.from({ length: finished }, (_, index) => (
          <Profiler key={`done-${String(index)}`} id="finished" onRender={() => renders++}>
            <Markdown text={done} />
          </Profiler>
        ))}
        <Profiler id="streaming" onRender={() => streamed++}>
          <Markdown text={text} streaming />
        </Profiler>
      </>
    )
  }
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  flushSync(() => root.render(<List />))
  renders = 0
  streamed = 0
  let text = ''
  const chunks = intoChunks(makeReply(4000), count)
  await whenIdle(() => {
    text += chunks.shift() ?? ''
    flushSync(() => setText(text))
    return chunks.length > 0
  })
  root.unmount()
  host.remove()
  return { renders, streamed }
}

Object.assign(window, { benchMarkdown: { run, countFinishedRenders } })
