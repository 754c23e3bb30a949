import { restore } from '../server/operations/backup.ts'
import { readConfig } from '../server/runtime/config.ts'
import { exitWithMessage } from './exit-with-message.ts'

await exitWithMessage(async () => {
  const [path] = process.argv.slice(2)
  if (!path) throw new Error('Say which file: npm run restore -- FILE')
  const { head, rows, sameSecret, location } = await restore(readConfig(process.env), path)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Restored ${total.toLocaleString('en')} rows as of ${head.createdAt} into ${location}.`)
  console.log('Everybody signs in again.')
  if (sameSecret) return
  console.log(
    'The AUTH_SECRET differs from the one of the backup: keys saved in the settings cannot be read and share links end. Restore with the former secret, or enter the keys again.',
  )
})
