import type { Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'

type Plugin = NonNullable<Options['remarkPlugins']>[number]

const extensions = {}
remarkGfm.call({ data: () => extensions } as never)

/** `remark-gfm` with its syntax tables built once: building them costs as much as parsing a short block. */
export const gfm: Plugin = function () {
  Object.assign(this.data(), extensions)
}
