/** What of a node of a page is read here; any DOM has it. */
export interface PageNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<PageNode>
}

const ELEMENT = 1
const TEXT = 3
const LEFT_OUT = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'FORM',
  'BUTTON',
  'IFRAME',
  'IMG',
])
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)

/** The text of a page as Markdown: headings, paragraphs, lists, quotes, code and rows of tables, without links and pictures. */
export function markdownOf(node: PageNode): string {
  return blocksOf(node)
    .filter((block) => block.trim() !== '')
    .join('\n\n')
}

/** The blocks below a node; text between them is a paragraph. */
function blocksOf(node: PageNode): string[] {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') blocks.push(escaped(oneLine(line)))
    line = ''
  }
  for (const child of node.childNodes) {
    if (child.nodeType === TEXT) line += spaced(child.textContent)
    else if (child.nodeType === ELEMENT && !LEFT_OUT.has(child.nodeName)) {
      if (child.nodeName === 'BR') line += '\n'
      else if (!BLOCKS.has(child.nodeName) && !holdsBlock(child)) line += textOf(child)
      else {
        end()
        blocks.push(...blockOf(child))
      }
    }
  }
  end()
  return blocks
}

function blockOf(node: PageNode): string[] {
  const name = node.nodeName
  if (/^H[1-6]$/.test(name)) {
    const title = oneLine(textOf(node)).replaceAll('\n', ' ')
    return title === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${title}`]
  }
  if (name === 'PRE')
    return [`\`\`\`\n${(node.textContent ?? '').replace(/\n+$/, '').replaceAll('```', "'''")}\n\`\`\``]
  if (name === 'UL' || name === 'OL') return [listOf(node)]
  if (name === 'BLOCKQUOTE') return [markdownOf(node).replace(/^/gm, '> ')]
  if (name === 'TR') return [cellsOf(node)]
  if (name === 'TABLE') return [blocksOf(node).join('\n')]
  return blocksOf(node)
}

function listOf(node: PageNode): string {
  let number = 0
  return [...node.childNodes]
    .filter((child) => child.nodeName === 'LI')
    .map((item) => {
      number += 1
      const own = node.nodeName === 'OL' ? `${number}. ` : '- '
      const inner = blocksOf(item).join('\n')
      return own + inner.replaceAll('\n', `\n${' '.repeat(own.length)}`)
    })
    .join('\n')
}

const cellsOf = (row: PageNode) =>
  [...row.childNodes]
    .filter(({ nodeName }) => nodeName === 'TD' || nodeName === 'TH')
    .map((cell) => oneLine(textOf(cell)).replaceAll('\n', ' '))
    .join(' | ')

function textOf(node: PageNode): string {
  if (node.nodeType === TEXT) return spaced(node.textContent)
  if (node.nodeName === 'BR') return '\n'
  if (node.nodeType !== ELEMENT || LEFT_OUT.has(node.nodeName)) return ''
  return Array.from(node.childNodes, textOf).join('')
}

const holdsBlock = (node: PageNode): boolean =>
  Array.from(node.childNodes).some(
    (child) => child.nodeType === ELEMENT && (BLOCKS.has(child.nodeName) || holdsBlock(child)),
  )

/** Line breaks of the source are spaces. */
const spaced = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** Spaces as a browser shows them; a line break stays. */
const oneLine = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

/** A paragraph that would read as a heading, a list or a quote is kept a paragraph. */
const escaped = (text: string) => text.replace(/^(#{1,6} |[-+*>] |\d+\. )/gm, '\\$1')
