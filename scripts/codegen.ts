import { generateCode } from './lib/codegen.ts'
import { Refusal, runMain } from './lib/refusal.ts'

await runMain(async () => {
  const { ok, output } = await generateCode()
  if (!ok) throw new Refusal(output)
  console.log(output)
})
