import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type TestContext, after, before, test } from 'node:test'
import { type TestReport, runJapa } from '../lib/testing/japa.ts'
import { inRoot, root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { Tally } from '../lib/testing/tally.ts'
import { type TestDatabases, startTestDatabases } from '../lib/testing/test_database.ts'
import { runWebSpecs } from '../lib/testing/web_tests.ts'

const failuresOf = (reports: TestReport[]) =>
  reports
    .filter(({ failure }) => failure !== undefined)
    .map(({ file, title, failure }) => `${file} › ${title}: ${failure!.split('\n')[0]}`)

const spec = (name: string) => `tests/fooling/${name}.spec.ts`

let databases: TestDatabases
let environment: NodeJS.ProcessEnv
before(async () => {
  databases = await startTestDatabases({ isWarm: true })
  environment = await databases.copy('fooling')
})
after(() => databases.stop())

/** What the run says of the specs of api/tests/fooling. */
async function japa(...names: string[]) {
  const reports: TestReport[] = []
  await runJapa({
    suite: 'fooling',
    files: names.map(spec),
    env: environment,
    onTest: (report) => reports.push(report),
  })
  return reports
}

/** A folder inside the checkout, since specs import the packages of the checkout. */
function aFolder(t: TestContext, files: Record<string, string>) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'fooling-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('a spec of the API that holds is green', async () => {
  const reports = await japa('holds')
  assert.deepEqual(failuresOf(reports), [])
  assert.deepEqual(
    reports.map(({ file, title }) => [file, title]),
    [[spec('holds'), 'A spec: that holds']]
  )
})

const disguises: Record<string, string> = {
  pinned: 'A spec: is pinned: pinned: the other tests of its file did not run',
  skipped: 'A spec: is skipped: skipped: a test that does not run proves nothing',
  expected_to_fail:
    'A spec: is expected to fail: expected to fail: a fault is mended, not expected',
  retried:
    'A spec: passes at the second try: tried again until it passes: a test holds at the first try',
  without_body: 'A spec: has no body: without a body: nothing was tested',
  without_tests: 'none of its tests ran: There is no test in it.',
}
for (const [name, complaint] of Object.entries(disguises)) {
  test(`a spec of the API that is ${name.replaceAll('_', ' ')} is red`, async () => {
    assert.deepEqual(failuresOf(await japa(name)), [`${spec(name)} › ${complaint}`])
  })
}

test('a process.exit inside a test is red, and names the test and the files that never ran', async () => {
  assert.deepEqual(failuresOf(await japa('exits', 'holds')), [
    `fooling › the worker ended with code 0, in ${spec('exits')} › A spec: ends its process: `,
    `${spec('exits')} › none of its tests ran: Its worker ended with code 0.`,
    `${spec('holds')} › none of its tests ran: Its worker ended with code 0.`,
  ])
})

test('a worker that is killed names its test and the files that never ran', async () => {
  assert.deepEqual(failuresOf(await japa('killed', 'without_tests')), [
    `fooling › the worker ended with SIGKILL, in ${spec('killed')} › A spec: is killed: `,
    `${spec('killed')} › none of its tests ran: Its worker ended with SIGKILL.`,
    `${spec('without_tests')} › none of its tests ran: Its worker ended with SIGKILL.`,
  ])
})

test("on Node's runner a skipped test, one to be done and a file without tests are red", async (t) => {
  const imports = "import { test } from 'node:test'\n"
  const folder = aFolder(t, {
    'holds.spec.ts': `${imports}test('holds', () => {})`,
    'skipped.spec.ts': `${imports}test('is skipped', { skip: true }, () => {})`,
    'todo.spec.ts': `${imports}test.todo('is to be done')`,
    'without_tests.spec.ts': imports,
  })
  const specs = ['holds', 'skipped', 'todo', 'without_tests'].map((name) =>
    relative(root, join(folder, `${name}.spec.ts`))
  )
  const program = `
    import { runNodeSpecs } from ${JSON.stringify(inRoot('scripts/lib/testing/node_tests.ts'))}
    const red = []
    await runNodeSpecs(${JSON.stringify(specs)}, ({ title, failure }) => failure && red.push(title))
    console.log(JSON.stringify(red))`
  writeFileSync(join(folder, 'run.mjs'), program)
  // Inside a test of its own, Node's runner runs no files.
  const { output } = await run(process.execPath, [join(folder, 'run.mjs')], {
    env: { NODE_TEST_CONTEXT: undefined },
  })
  const red = JSON.parse(output) as string[]
  assert.deepEqual(red.map((title) => title.split('/').at(-1)).sort(), [
    'is skipped',
    'is to be done',
    'without_tests.spec.ts',
  ])
})

test('in the front ends a test that is pinned, skipped, retried, expected to fail or absent is red', async (t) => {
  const imports = "import { expect, test } from 'vitest'\n"
  const folder = aFolder(t, {
    'vitest.config.ts': 'export default { test: { allowOnly: false } }',
    'holds.spec.ts': `${imports}test('holds', () => expect(1).toBe(1))`,
    'pinned.spec.ts': `${imports}test.only('is pinned', () => expect(1).toBe(1))`,
    'skipped.spec.ts': `${imports}test.skip('is skipped', () => {})`,
    'todo.spec.ts': `${imports}test.todo('is to be done')`,
    'fails.spec.ts': `${imports}test.fails('is expected to fail', () => expect(1).toBe(2))`,
    'retried.spec.ts': `${imports}test('is retried', { retry: 2 }, () => expect(1).toBe(1))`,
    'without_tests.spec.ts': imports,
  })
  const reports: TestReport[] = []
  await runWebSpecs((report) => reports.push(report), { root: folder })
  const red = new Set(
    reports.filter(({ failure }) => failure !== undefined).map(({ file }) => file.split('/').at(-1))
  )
  assert.deepEqual([...red].sort(), [
    'fails.spec.ts',
    'pinned.spec.ts',
    'retried.spec.ts',
    'skipped.spec.ts',
    'todo.spec.ts',
    'without_tests.spec.ts',
  ])
})

test('the total counts tests, and names the files that did not run', (t) => {
  const lines: string[] = []
  t.mock.method(console, 'log', (line: string) => void lines.push(line))
  const tally = new Tally()
  tally.expect(['a.spec.ts', 'b.spec.ts'])
  tally.step('lint', true, '')
  tally.test({ type: 'test', file: 'a.spec.ts', title: 'holds', durationMs: 3, timeoutMs: 20 })
  const isGreen = tally.finish()
  process.exitCode = undefined
  assert.equal(isGreen, false)
  assert.equal(lines.at(-1), '1 passed, 1 failed')
  assert.equal(lines.at(-2), '\n1 of 2 spec files ran.')
  assert.ok(lines.some((line) => line.includes('Did not run: b.spec.ts')))
  assert.ok(lines.includes('  a.spec.ts › holds: 0 of 0 s'))
})
