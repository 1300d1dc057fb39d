import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes docs/permissions.md from the routes as they are. */
export default class DocsPermissions extends BaseCommand {
  static override commandName = 'docs:permissions'
  static override description = 'Write the table of roles, rights and routes'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { routePolicies } = await import('#app/desk/reports/policies/route_policies')
    const { permissionsTable } = await import('#app/desk/reports/policies/permissions_table')
    // A command starts no server, which would take the routes over.
    const router = await this.app.container.make('router')
    router.commit()
    const path = this.app.makePath('../docs/permissions.md')
    await writeFile(path, permissionsTable(routePolicies()))
    this.logger.success(`wrote ${path}`)
  }
}
