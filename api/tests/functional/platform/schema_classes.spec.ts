import { readFile } from 'node:fs/promises'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

/** The text of each class by its name, the imports under an empty one. */
const classesIn = async (file: string) => {
  const source = await readFile(file, 'utf8')
  return new Map(
    source.split(/^export class /m).map((text) => [/^\w+(?= extends)/.exec(text)?.[0] ?? '', text])
  )
}

test.group('Schema classes', () => {
  test('are those of the migrations, though nothing that reads them asks a database', async ({
    assert,
    cleanup,
  }) => {
    const { schemaGeneration } = db.manager.get('owner')!.config
    cleanup(() => {
      delete schemaGeneration!.outputPath
    })
    schemaGeneration!.outputPath = app.makePath('tmp', 'schema.ts')
    ace.ui.switchMode('raw')
    await ace.exec('schema:generate', ['--connection=owner'])

    const made = await classesIn(app.makePath('tmp', 'schema.ts'))
    const kept = await classesIn(app.makePath('database', 'schema.ts'))
    const differing = [...new Set([...made.keys(), ...kept.keys()])].filter(
      (name) => made.get(name) !== kept.get(name)
    )
    assert.deepEqual(differing, [], 'cp api/tmp/schema.ts api/database/schema.ts; npm run codegen')
  })
})
