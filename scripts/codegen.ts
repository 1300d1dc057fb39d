import { ensureGenerated, generateCode } from './lib/builds/codegen.ts'
import { Refusal, runMain } from './lib/refusal.ts'

await runMain(async () => {
  if (process.argv.includes('--stale')) return ensureGenerated()
  const { ok, output } = await generateCode()
  if (!ok) throw new Refusal(output)
  console.log(output)
})
