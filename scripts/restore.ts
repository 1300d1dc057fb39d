import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { restoreDatabase } from './lib/postgres/backup.ts'
import { inRoot } from './lib/paths.ts'
import { tell } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'

/** `.data` must be empty or missing. */
await runMain(async () => {
  const [from] = process.argv.slice(2)
  if (!from) throw new Refusal('npm run restore -- <folder that npm run backup made>')
  const source = resolve(process.env.INIT_CWD ?? process.cwd(), from)
  const parts = ['files', 'secrets.json'].filter((part) => existsSync(join(source, part)))
  const taken = parts.find((part) => existsSync(inRoot('.data', part)))
  if (taken) throw new Refusal(`.data/${taken} is there already: move .data away first.`)
  await restoreDatabase(join(source, 'postgres'), inRoot('.data', 'postgres'))
  for (const part of parts) await cp(join(source, part), inRoot('.data', part), { recursive: true })
  tell('Restored. npm start brings it to this version and starts it.')
})
