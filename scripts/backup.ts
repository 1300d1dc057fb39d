import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUpDatabase } from './lib/postgres/backup.ts'
import { inRoot } from './lib/paths.ts'
import { tell } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'

/** Copies the running product's `.data`: database, documents, generated secrets. */
await runMain(async () => {
  const [to] = process.argv.slice(2)
  if (!to) throw new Refusal('npm run backup -- <new folder>')
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), to)
  if (existsSync(target)) throw new Refusal(`${target} is there already: choose a new folder.`)
  await mkdir(target, { recursive: true, mode: 0o700 })
  await backUpDatabase(inRoot('.data', 'postgres'), join(target, 'postgres'))
  // After the database: documents are written before their rows.
  for (const part of ['files', 'secrets.json']) {
    if (existsSync(inRoot('.data', part))) {
      await cp(inRoot('.data', part), join(target, part), { recursive: true })
    }
  }
  tell(`Copied to ${target}. It holds the secrets too: keep it as safe as them.`)
})
