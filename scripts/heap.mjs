/** Of the memory there is, in per cent: the rest is for buffers, code, worker threads and the embedded database. */
const HEAP_PERCENT = 37.5
/** The server needs this much, in MB, whatever machine it is on. */
const LEAST_MB = 192

/**
 * Flags of Node that bound the server's heap: three eighths of the memory of the machine or the container, at least
 * 192 MB. None where the operator's NODE_OPTIONS set a bound.
 */
export function heapFlags(totalBytes, nodeOptions = '') {
  if (/--max[-_]old[-_]space[-_]size/.test(nodeOptions)) return []
  const isSmall = (totalBytes * HEAP_PERCENT) / 100 < LEAST_MB * 1024 * 1024
  return [isSmall ? `--max-old-space-size=${LEAST_MB}` : `--max-old-space-size-percentage=${HEAP_PERCENT}`]
}
