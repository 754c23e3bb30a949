import { isNode, LineCounter, parseDocument } from 'yaml'

/** A YAML file's value, and the line that a place in it stands on: of the nearest thing around it that is there. */
export interface YamlFile {
  readonly value: unknown
  lineOf(path: readonly PropertyKey[]): number
}

/** Reads YAML. Throws one sentence with the file and the line when it is not YAML. Days stay texts. */
export function readYaml(text: string, file: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' })
  const [fault] = document.errors
  if (fault) {
    throw new Error(`${file}:${lines.linePos(fault.pos[0]).line} ${fault.message.split('\n')[0]}`)
  }
  return {
    value: document.toJS(),
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const node = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }
}
