import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureGenerated } from './lib/builds/codegen.ts'
import { openDatabase, prepareDatabase } from './lib/postgres/database.ts'
import { checkOperatorDatabase } from './lib/postgres/operator_database.ts'
import { inRoot, runsSources } from './lib/paths.ts'
import { tell } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { readSettings, refuseTakenPort } from './lib/product/settings.ts'

const ports = {
  storefront: process.env.STOREFRONT_PORT || '5173',
  backoffice: process.env.BACKOFFICE_PORT || '5174',
}

/** Restart triggers. New routes and controllers also need `npm run codegen`. */
const watched = ['app', 'config', 'contracts', 'database', 'providers', 'start'].map(
  (folder) => `--watch-path=${folder}`
)

const endMsMax = 2_000

/** A process group each, so that helpers end too. */
const launch = (workspace: string, command: string, args: string[], env: NodeJS.ProcessEnv) =>
  spawn(command, args, {
    cwd: inRoot(workspace),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return
  const ended = once(child, 'exit')
  process.kill(-child.pid!, 'SIGTERM')
  // A watching server may not end on SIGTERM.
  const patience = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), endMsMax)
  await ended
  clearTimeout(patience)
}

await runMain(async () => {
  const settings = readSettings()
  await refuseTakenPort(settings)
  await checkOperatorDatabase(process.env)
  await ensureGenerated(() => tell('Generating code …'))
  const environment = settings.environment()
  const database = await openDatabase()
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const tools: ChildProcess[] = []
  try {
    const owner = { ...environment, ...database.ownerEnvironment }
    await prepareDatabase(inRoot('api'), owner, settings.demo)
    const origin = { API_ORIGIN: settings.url }
    const vite = (port: string) => ['--port', port, '--strictPort', '--clearScreen', 'false']
    tools.push(
      launch('api', process.execPath, [...runsSources, ...watched, 'bin/server.ts'], owner),
      launch('storefront', 'vite', vite(ports.storefront), origin),
      launch('backoffice', 'vite', vite(ports.backoffice), origin)
    )
    tell(`Storefront http://localhost:${ports.storefront}/`)
    tell(`Back-office http://localhost:${ports.backoffice}/backoffice/`)
    const broken = tools.map((tool) => once(tool, 'exit').then(() => tool.spawnargs.join(' ')))
    const reason = await Promise.race([interrupted.then(() => undefined), database.lost, ...broken])
    if (reason) throw new Refusal(`It ended by itself: ${reason}`)
  } finally {
    await Promise.all(tools.map(end))
    await database.stop()
  }
})
process.exit()
