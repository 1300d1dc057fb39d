import { randomBytes } from 'node:crypto'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const passwordBytes = 12

/** The first member of staff of a new installation; those who follow are made in the back-office. */
export default class StaffCreate extends BaseCommand {
  static override commandName = 'staff:create'
  static override description = 'Add a member of staff and print a first password'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The name to sign in with' })
  declare username: string

  @flags.string({ description: 'A role of the database, such as super', default: 'super' })
  declare role: string

  @flags.string({ description: 'The name to be shown' })
  declare fullName?: string

  override async run() {
    const { default: AddFirstStaff } = await import('#app/people/staff/actions/add_first_staff')
    const password = randomBytes(passwordBytes).toString('base64url')
    const created = await new AddFirstStaff().execute({
      username: this.username,
      fullName: this.fullName ?? this.username,
      role: this.role,
      password,
    })
    if (created === 'CREATED') {
      this.logger.success(`${this.username} may sign in with ${password} and should change it.`)
      return
    }
    this.logger.error(
      created === 'TAKEN' ? `The name ${this.username} is taken.` : `There is no role ${this.role}.`
    )
    this.exitCode = 1
  }
}
