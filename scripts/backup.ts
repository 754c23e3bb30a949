import { backup } from '../server/operations/backup.ts'
import { readConfig } from '../server/runtime/config.ts'
import { exitWithMessage } from './exit-with-message.ts'

await exitWithMessage(async () => {
  const { path, bytes, rows } = await backup(readConfig(process.env), process.argv[2])
  console.log(`${path}: ${rows.toLocaleString('en')} rows, ${(bytes / 1024).toFixed(0)} KiB.`)
  console.log(
    'Keep it away from this machine, and keep AUTH_SECRET (or DATA_DIR/secrets.json) apart from it.',
  )
})
