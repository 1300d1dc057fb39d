import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** One member a line, so that a change shows as what it is. */
const printed = async (types: string) => {
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile('answers.d.ts', types, ts.ScriptTarget.Latest)
  return ts.createPrinter().printFile(file)
}

/**
 * Writes the API's document from routes, validators and types, and for the front ends the types of its answers
 * and what its lists offer; the compiler is needed here alone.
 */
export default class DocsOpenapi extends BaseCommand {
  static override commandName = 'docs:openapi'
  static override description = 'Write the OpenAPI document of the API and the types of its answers'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { Source } = await import('#app/site/documentation/generator/source')
    const { OperationsReader } = await import('#app/site/documentation/generator/operations')
    const { documentOf } = await import('#app/site/documentation/domain/document')
    const { listDescriptorsOf } = await import('#app/site/documentation/domain/list_descriptors')
    const { allResources } = await import('#app/platform/resource/resource')
    const { answerTypesOf } = await import('#app/site/documentation/domain/answer_types')
    // A command starts no server, which would take the routes over.
    const router = await this.app.container.make('router')
    router.commit()
    const reader = new OperationsReader(new Source(this.app.makePath().replace(/\/$/, '')))
    const operations = await reader.read()
    const document = documentOf(operations, reader.schemas.components)
    await this.#write('openapi/openapi.json', `${JSON.stringify(document, null, 1)}\n`)
    await this.#write('openapi/answers.d.ts', await printed(answerTypesOf(document)))
    await this.#write('openapi/lists.ts', listDescriptorsOf(allResources()))
  }

  async #write(file: string, text: string) {
    const path = this.app.makePath(file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    this.logger.success(`wrote ${path}`)
  }
}
