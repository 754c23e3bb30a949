import type { ExtraProps } from 'react-markdown'
import { textsOf } from '#web/lib/texts.ts'
import { unbroken } from '#web/ui/unbroken.ts'
import { isSectionLabel, withoutColon } from './section-labels.ts'

const t = textsOf('chat')

type Element = NonNullable<ExtraProps['node']>
type Child = Element['children'][number]
interface Tree {
  children: Element['children']
}

export interface ReplyTreeOptions {
  /** Level of the reply's outermost headings. */
  headingLevel: number
  /** Depths of the headings that this text stands under. */
  outline: readonly number[]
  /** Puts the writing mark after the last word. */
  caret: boolean
  /** Keeps only the items of the list, or the head or rows of the table, for a parent that is there already. */
  only: 'items' | 'head' | 'rows' | undefined
  /** Wraps each section label and its list. */
  sections: boolean
}

/** Shapes a parsed reply: heading levels that skip none, sections, no link inside a link, the caret. */
export function shapeReply(options: ReplyTreeOptions) {
  return (tree: unknown) => {
    const root = tree as Tree
    shapeElements(root, { ...options, outline: [...options.outline] }, true, false)
    if (options.sections) root.children = withSections(root.children)
    if (options.only) root.children = only(root, options.only)
    if (options.caret) placeCaret(root)
  }
}

const isElement = (node: Child | undefined): node is Element => node?.type === 'element'

/** The level of a heading of `depth` under these others: one below the nearest shallower one. */
export function headingLevelOf(depth: number, outline: readonly number[], headingLevel: number) {
  return Math.min(6, headingLevel + outline.filter((outer) => outer < depth).length)
}

function shapeElements(
  parent: Tree,
  options: ReplyTreeOptions & { outline: number[] },
  top: boolean,
  linked: boolean,
) {
  parent.children = parent.children.map((node) => {
    if (node.type === 'text') return { ...node, value: unbroken(node.value) }
    if (!isElement(node) || node.tagName === 'code') return node
    if (node.tagName === 'img' && linked)
      return { type: 'text', value: String(node.properties.alt || t('markdown.image')) }
    if (/^h[1-6]$/.test(node.tagName)) shapeHeading(node, options, top)
    // The label's id would be the same in every reply of the page.
    delete node.properties.ariaDescribedBy
    shapeElements(node, options, false, linked || node.tagName === 'a')
    return node
  })
}

function shapeHeading(node: Element, options: ReplyTreeOptions & { outline: number[] }, top: boolean) {
  const depth = Number(node.tagName.charAt(1))
  node.tagName = `h${headingLevelOf(depth, options.outline, options.headingLevel)}`
  node.properties.dataDepth = depth
  if (top) options.outline = [...options.outline.filter((outer) => outer < depth), depth]
  if (node.properties.id === 'footnote-label') delete node.properties.id
}

function textOf(node: Child): string {
  if (node.type === 'text') return node.value
  return isElement(node) ? node.children.map(textOf).join('') : ''
}

const isSpace = (node: Child | undefined) => node?.type === 'text' && node.value.trim() === ''

/** A heading, or a line that is bold as a whole, whose words name a section; returned with its bare words. */
function asLabel(node: Child): Element | undefined {
  if (!isElement(node) || !/^(?:h[1-6]|p)$/.test(node.tagName)) return undefined
  const [first, second] = node.children
  const words = textOf(node)
  if (!isSectionLabel(words)) return undefined
  const text: Child = { type: 'text', value: withoutColon(words) }
  if (node.tagName !== 'p') {
    const plain = isElement(first) ? first.tagName === 'strong' && !second : first?.type === 'text' && !second
    return plain ? { ...node, children: [text] } : undefined
  }
  const bold = isElement(first) && first.tagName === 'strong'
  if (!bold || (second && (second.type !== 'text' || second.value.trim() !== ':'))) return undefined
  return { ...node, children: [{ ...first, children: [text] }] }
}

function withSections(nodes: Child[]): Child[] {
  const shaped: Child[] = []
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]
    if (!node) continue
    const label = asLabel(node)
    const next = isSpace(nodes[at + 1]) ? at + 2 : at + 1
    const list = nodes[next]
    if (label && isElement(list) && (list.tagName === 'ol' || list.tagName === 'ul')) {
      const properties = { dataReplySection: true }
      shaped.push({ type: 'element', tagName: 'section', properties, children: [label, list] })
      at = next
    } else shaped.push(node)
  }
  return shaped
}

const childElements = (parent: Tree) => parent.children.filter(isElement)

function only(root: Tree, part: 'items' | 'head' | 'rows'): Element[] {
  const outer = childElements(root)[0]
  if (!outer) return []
  if (part === 'items') return /^[ou]l$/.test(outer.tagName) ? childElements(outer) : []
  const inner = childElements(outer).find((child) => child.tagName === (part === 'head' ? 'thead' : 'tbody'))
  if (!inner) return []
  return part === 'head' ? [inner] : childElements(inner)
}

const holdsText = /^(?:p|h[1-6]|li|ul|ol|blockquote|table|thead|tbody|tr|td|th|section)$/

/** Appends the caret to the last block that holds text; a code block draws its own. */
function placeCaret(root: Tree) {
  let place: Tree = root
  for (;;) {
    const last: Element | undefined = childElements(place).at(-1)
    const inside = last && (holdsText.test(last.tagName) || last.tagName === 'pre')
    const trailing = place.children.filter((child) => !isSpace(child)).at(-1)
    if (!inside || trailing !== last) break
    if (last.tagName === 'pre') {
      last.properties.dataCaret = true
      return
    }
    place = last
  }
  place.children = [
    ...place.children,
    { type: 'element', tagName: 'span', properties: { dataCaret: true, ariaHidden: 'true' }, children: [] },
  ]
}
