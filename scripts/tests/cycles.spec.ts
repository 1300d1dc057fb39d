import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { ImportGraph } from '../lint/cycles.ts'

test('files that import each other in a circle are found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kasbeno-cycles-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  try {
    await write('api/app/a/one.ts', `import { two } from './two.js'\nexport const one = two\n`)
    await write(
      'api/app/a/two.ts',
      `import {\n  three,\n} from '#app/b/three'\nexport const two = three\n`
    )
    await write(
      'api/app/b/three.ts',
      `import type { One } from '#app/a/one'\nexport const three = 3 as One\n`
    )
    assert.equal(new ImportGraph(root).cycleThrough('api/app/a/one.ts'), undefined)
    await write(
      'api/app/b/three.ts',
      `import { one } from '#app/a/one'\nexport const three = one\n`
    )
    const way = new ImportGraph(root).cycleThrough('api/app/a/one.ts')
    assert.deepEqual(way, [
      'api/app/a/one.ts',
      'api/app/a/two.ts',
      'api/app/b/three.ts',
      'api/app/a/one.ts',
    ])
  } finally {
    await rm(root, { recursive: true })
  }
})
