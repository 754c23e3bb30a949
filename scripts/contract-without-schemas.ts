import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** A node of the syntax tree, as far as it is walked here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** Text put into a source, or taken out of it. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

const childrenOf = (node: Node) => Object.values(node).flatMap(nodesIn)

const CONTRACT = fileURLToPath(new URL('../shared/', import.meta.url))

/** Parts of an endpoint that only the server uses: it checks what comes in and what goes out. */
const CHECKED = new Set(['input', 'output'])

/**
 * Leaves the schemas of `shared/` out of the client, which trusts the server: an endpoint keeps its method and path, and a
 * constant that nobody asks for goes, with the library behind it. Evaluating all schemas was the longest task of the first
 * page. A page that does check something still gets its schema.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:shared|web)\/.*\.tsx?$/ },
      handler(code, id) {
        const [asked] = /\b\w+Api\.\w+\.(?:input|output)\b/.exec(code) ?? []
        if (asked)
          this.error(`${asked} is not part of the client: give the schema a name in shared/ and use that`)
        if (!id.startsWith(CONTRACT)) return undefined
        const left = leaveOutSchemas(code, this.parse(code, { lang: 'ts' }))
        return { code: left, map: null, moduleSideEffects: false }
      },
    },
    generateBundle(_options, bundle) {
      if (checksAtOnce(bundle))
        this.error('The first page brings zod: vite.config.ts names what checks later (CHECKS)')
    },
  }
}

type Bundle = Readonly<
  Record<string, { type: string; name?: string; imports?: string[]; moduleIds?: string[] }>
>

/** Returns whether what the client of the first page is made of holds a module of the library that checks values. */
function checksAtOnce(bundle: Bundle): boolean {
  const first = new Set(Object.keys(bundle).filter((file) => bundle[file]?.name === 'main'))
  for (const file of first) for (const imported of bundle[file]?.imports ?? []) first.add(imported)
  return [...first].some((file) => bundle[file]?.moduleIds?.some((id) => id.includes('node_modules/zod/')))
}

/** The source of a module of `shared/` as the client gets it; `program` is its syntax tree. */
export function leaveOutSchemas(code: string, program: object): string {
  const { body } = program as { body: Node[] }
  return applied(code, [...body.flatMap(withoutSchemas), ...body.flatMap(droppable)])
}

/** Takes input and output out of each `endpoint({…})`. */
function withoutSchemas(node: Node): Edit[] {
  const { callee, arguments: given } = node as { callee?: Node; arguments?: Node[] }
  if (node.type !== 'CallExpression' || callee?.name !== 'endpoint')
    return childrenOf(node).flatMap(withoutSchemas)
  const properties = (given?.[0]?.properties ?? []) as Node[]
  return properties.flatMap(({ key, value }) =>
    isNode(key) && isNode(value) && CHECKED.has(String(key.name))
      ? [{ start: value.start, end: value.end, text: 'undefined' }]
      : [],
  )
}

/** What a constant may be that is computed: a schema, or some by name. */
const COMPUTED = new Set(['CallExpression', 'ObjectExpression'])

/** Lets a constant of the module go where nobody uses it: what computes it has no other effect. */
function droppable(statement: Node): Edit[] {
  const declaration = (statement.declaration ?? statement) as Node
  if (declaration.type !== 'VariableDeclaration') return []
  return nodesIn(declaration.declarations).flatMap(({ init }) =>
    isNode(init) && COMPUTED.has(init.type)
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        ]
      : [],
  )
}

function applied(code: string, edits: readonly Edit[]): string {
  const backwards = [...edits].sort((a, b) => b.start - a.start || b.end - a.end)
  return backwards.reduce(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    code,
  )
}
