import { buildAll } from './lib/builds/build_all.ts'
import { tellBuild } from './lib/progress.ts'
import { runMain } from './lib/refusal.ts'

await runMain(() => buildAll(tellBuild))
