import { Fragment, type ReactNode } from 'react'
import type { Block, Line, Span } from '#shared/document-blocks.ts'
import { languageStore } from '#web/lib/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './document-preview.module.css'

const t = textsOf('documents')

/** What stands in the places of a document, and which of them is being written in. */
interface Answered {
  readonly values: Record<string, string>
  readonly focused: string | null
}

/** Draws parts that never change their order: their place is their key. */
function inOrder<Part>(parts: readonly Part[], draw: (part: Part, key: string) => ReactNode): ReactNode[] {
  return parts.map((part, at) => draw(part, String(at)))
}

/** The blocks of a document. */
export function drawBlocks(blocks: readonly Block[], answered: Answered): ReactNode {
  const draw = (line: Line) => drawLine(line, answered)
  return inOrder(blocks, (block, key) => <Fragment key={key}>{drawBlock(block, draw)}</Fragment>)
}

function drawBlock(block: Block, draw: (line: Line) => ReactNode): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={classes.title} data-line>
          {draw(block.line)}
        </h2>
      )
    case 'note':
      return (
        <p className={classes.note} data-line>
          {draw(block.line)}
        </p>
      )
    case 'paragraph':
      return (
        <p>
          {inOrder(block.lines, (line, key) => (
            <span key={key} data-line>
              {draw(line)}
            </span>
          ))}
        </p>
      )
    case 'list': {
      const items = inOrder(block.lines, (line, key) => (
        <li key={key} data-line>
          {draw(line)}
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return drawTable(block, draw)
    case 'signatures':
      return (
        <div className={classes.signatures}>
          {inOrder(block.lines, (line, key) => (
            <p key={key} data-line>
              {draw(line)}
            </p>
          ))}
        </div>
      )
  }
}

function drawTable(
  { head, rows }: Extract<Block, { kind: 'table' }>,
  draw: (line: Line) => ReactNode,
): ReactNode {
  return (
    <table data-wide={(rows[0]?.length ?? 0) > 2 || undefined}>
      {head && (
        <thead>
          <tr data-line>
            {inOrder(head, (line, key) => (
              <th key={key} scope="col">
                {draw(line)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {inOrder(rows, (row, key) => (
          <tr key={key} data-line>
            {inOrder(row, (line, place) => (
              <td key={place}>{draw(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line with its answers; an open one is a chip. */
function drawLine(line: Line, answered: Answered): ReactNode {
  return inOrder(line, (span, key) => {
    const words = drawSpan(span, answered)
    return span.bold ? <strong key={key}>{words}</strong> : <Fragment key={key}>{words}</Fragment>
  })
}

function drawSpan(span: Span, { values, focused }: Answered): ReactNode {
  if ('text' in span) return span.text
  const answer = values[span.slot]?.trim()
  const isFocused = focused === span.slot || undefined
  if (answer) {
    return (
      <span className={classes.answer} data-slot={span.slot} data-focused={isFocused}>
        {answer}
      </span>
    )
  }
  // The chip belongs to the page, not to the document.
  return (
    <span className={classes.chip} data-slot={span.slot} data-focused={isFocused} lang={languageStore.get()}>
      {t('field.stillOpen')}
    </span>
  )
}
