/** What `page.tsx` offers to `run.ts` in the browser. */
interface Window {
  /** How often each text was parsed, once a map is put here. */
  parses: Map<string, number>
  benchMarkdown: {
    run(
      of: string,
      characters: number,
      count: number,
    ): Promise<{ times: number[]; last: number; words: number }>
    countFinishedParses(finished: number, count: number): Promise<{ first: number; again: number }>
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
