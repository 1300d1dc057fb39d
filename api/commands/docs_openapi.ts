import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes the API's document from routes, validators and types; the compiler is needed here alone. */
export default class DocsOpenapi extends BaseCommand {
  static override commandName = 'docs:openapi'
  static override description = 'Write the OpenAPI document of the API'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { Source } = await import('#app/documentation/generator/source')
    const { OperationsReader } = await import('#app/documentation/generator/operations')
    const { documentOf } = await import('#app/documentation/domain/document')
    // A command starts no server, which would take the routes over.
    const router = await this.app.container.make('router')
    router.commit()
    const reader = new OperationsReader(new Source(this.app.makePath().replace(/\/$/, '')))
    const operations = await reader.read()
    const path = this.app.makePath('openapi/openapi.json')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(
      path,
      `${JSON.stringify(documentOf(operations, reader.schemas.components), null, 1)}\n`
    )
    this.logger.success(`wrote ${path}`)
  }
}
