import { spawn } from 'node:child_process'

// Node restarts the server on a change of its files; the page reloads its own parts through Vite, in the
// same process.
const watched = ['--watch-path=server', '--watch-path=shared', '--watch-path=config']
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, 'server/dev.ts'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
process.on('disconnect', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
