// See kit.ts.
import './contract.ts'
import { nextTask } from './next-task.ts'

await nextTask()
