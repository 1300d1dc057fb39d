import { buildAll } from './lib/builds.ts'
import { tellBuild } from './lib/progress.ts'
import { runMain } from './lib/refusal.ts'

await runMain(() => buildAll(tellBuild))
