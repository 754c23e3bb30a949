// See kit.ts.
import './kit.ts'
import { nextTask } from './next-task.ts'

await nextTask()
