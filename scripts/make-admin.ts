import { makeAdmin } from '../server/operations/make-admin.ts'
import { readConfig } from '../server/runtime/config.ts'
import { exitWithMessage } from './exit-with-message.ts'

await exitWithMessage(async () => {
  const [email] = process.argv.slice(2)
  if (!email) throw new Error('Say who: npm run make-admin -- EMAIL')
  console.log(await makeAdmin(readConfig(process.env), email))
})
