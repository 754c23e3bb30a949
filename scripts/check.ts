import { staticChecks } from './static-checks.ts'
import { summarise } from './steps.ts'

summarise(await staticChecks())
