/** What `page.tsx` offers to `run.ts` in the browser. */
interface Window {
  benchMarkdown: {
    run(of: string, characters: number, count: number): Promise<{ times: number[]; last: number; words: number }>
    countFinishedRenders(finished: number, count: number): Promise<{ renders: number; streamed: number }>
  }
}

/** Installed beside the benches, where the type checker does not look. */
declare module 'streamdown' {
  import type { FunctionComponent } from 'react'
  export const Streamdown: FunctionComponent<{
    mode: 'streaming' | 'static'
    isAnimating: boolean
    children: string
  }>
}
