// The client's files are evaluated one after another, each in a task of its own: a browser that is busy with all of them
// at once answers to nothing (decision 0030). Each of these modules lies at the head of its file (vite.config.ts).
import 'react-dom/client'
import { nextTask } from './next-task.ts'

await nextTask()
