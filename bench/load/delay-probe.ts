import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the server under test: how late its event loop is, since it was asked last.
const RESOLUTION_MS = 5
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

process.on('message', () => {
  // What is recorded is the time between two ticks, the resolution included.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  process.send?.({ p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) })
  delay.reset()
})
