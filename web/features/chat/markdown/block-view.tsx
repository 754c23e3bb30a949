import { memo } from 'react'
import type { Block } from './blocks.ts'
import { CodeBlock } from './code-block.tsx'
import { SectionFrame } from './elements.tsx'
import { readFenced } from './fenced.ts'
import { Groups, shouldRenderInGroups } from './long-block.tsx'
import { OpenText, steady } from './open-text.tsx'
import { Parsed } from './parsed.tsx'
import { headingLevelOf } from './reply-tree.ts'
import { readSectionLabel, type SectionLabel } from './section-labels.ts'

interface BlockViewProps {
  block: Block
  /** Still being written. */
  open: boolean
  headingLevel: number
}

/** One block of a reply. A settled block never changes, so it is rendered once. */
export const BlockView = memo(function BlockView({ block, open, headingLevel }: BlockViewProps) {
  const { label, body } = open && !block.label ? provisionalLabel(block) : block
  if (!label) return <Content block={block} open={open} headingLevel={headingLevel} />
  const offset = block.label ? body : 0
  const rest: Block = {
    ...block,
    text: block.text.slice(body),
    cuts: block.cuts.map((cut) => cut - offset),
    outline: label.depth
      ? [...block.outline.filter((outer) => outer < label.depth), label.depth]
      : block.outline,
  }
  return (
    <SectionFrame>
      <LabelLine label={label} level={headingLevelOf(label.depth, block.outline, headingLevel)} />
      {rest.text.trim() && <Content block={rest} open={open} headingLevel={headingLevel} />}
    </SectionFrame>
  )
}, sameBlock)

function sameBlock(before: BlockViewProps, after: BlockViewProps) {
  return (
    before.block.start === after.block.start &&
    before.block.text === after.block.text &&
    before.block.kind === after.block.kind &&
    before.open === after.open &&
    before.headingLevel === after.headingLevel
  )
}

/** A label that was just written already looks like one, so that nothing moves when its list arrives. */
function provisionalLabel(block: Block): { label: SectionLabel | undefined; body: number } {
  const end = /[\r\n]/.exec(block.text)?.index ?? block.text.length
  const follows = block.text.slice(end).trim()
  const label =
    follows === '' || /^[-+*\d]/.test(follows) ? readSectionLabel(block.text.slice(0, end)) : undefined
  return {
    label:
      block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'none' ? label : undefined,
    body: end,
  }
}

function LabelLine({ label, level }: { label: SectionLabel; level: number }) {
  if (label.depth === 0) {
    return (
      <p>
        <strong>{label.words}</strong>
      </p>
    )
  }
  const Heading = `h${level}` as 'h2'
  return <Heading data-depth={label.depth}>{label.words}</Heading>
}

function Content({ block, open, headingLevel }: BlockViewProps) {
  const { kind, text, outline } = block
  const fenced = kind === 'fence' || (open && kind === 'none') ? readFenced(text) : undefined
  if (fenced) return <CodeBlock {...fenced} caret={open} />
  if (shouldRenderInGroups(block, open))
    return <Groups block={block} open={open} headingLevel={headingLevel} />
  const isVerbatim = kind === 'html' || kind === 'code'
  if (!open) return <Parsed text={text} outline={outline} headingLevel={headingLevel} />
  if (isVerbatim) return <Parsed text={steady(text)} outline={outline} caret headingLevel={headingLevel} />
  return <OpenText text={text} outline={outline} headingLevel={headingLevel} />
}
