import { memo, useId, useState } from 'react'
import { BlockView } from './block-view.tsx'
import type { Block } from './blocks.ts'
import { isTooCostly } from './cost-guard.ts'
import styles from './markdown.module.css'
import { Parsed } from './parsed.tsx'
import { PlainOnError } from './plain-on-error.tsx'
import { useSplit } from './use-split.ts'

interface MarkdownProps {
  text: string
  /** More text will follow: the last block is open and a caret shows where the writing is. */
  streaming?: boolean
  /** Level of the reply's outermost headings in the page's outline. */
  headingLevel?: number
  /** Of the text, where it is not the page's. */
  lang?: string | undefined
}

/**
 * An assistant's reply. While it streams, blocks that are complete are never rendered again, and only the
 * last one is parsed per update. Raw HTML is text; links leave in a new tab; images are links until clicked.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text, streaming = false, headingLevel = 2, lang } = props
  const { groups, hasReferences } = useSplit(text, streaming)
  const [streamed, setStreamed] = useState(streaming)
  if (streaming && !streamed) setStreamed(true)
  // Blocks are for text that grows. References reach across blocks, so they are resolved when it is complete.
  const asWhole = !streaming && (hasReferences || !streamed) && !isTooCostly(text)
  const idPrefix = `reply${useId().replace(/\W/g, '')}-`
  return (
    <div className={styles.reply} lang={lang}>
      <PlainOnError text={text}>
        {asWhole ? (
          <Parsed text={text} headingLevel={headingLevel} idPrefix={idPrefix} sections />
        ) : (
          groups.map((blocks, index) => (
            <BlockGroup
              key={blocks[0]?.start}
              blocks={blocks}
              open={streaming && index === groups.length - 1}
              headingLevel={headingLevel}
            />
          ))
        )}
      </PlainOnError>
    </div>
  )
})

interface BlockGroupProps {
  blocks: readonly Block[]
  /** The last block is still being written. */
  open: boolean
  headingLevel: number
}

/** Some blocks that are compared as one, so that an update costs little however long the reply is. */
const BlockGroup = memo(function BlockGroup({ blocks, open, headingLevel }: BlockGroupProps) {
  return blocks.map((block, index) => (
    <BlockView
      key={block.start}
      block={block}
      open={open && index === blocks.length - 1}
      headingLevel={headingLevel}
    />
  ))
})
