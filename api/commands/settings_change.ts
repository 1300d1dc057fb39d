import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Changes one of the bank's settings where the back-office cannot be reached yet: before a first start. */
export default class SettingsChange extends BaseCommand {
  static override commandName = 'settings:change'
  static override description = 'Change a setting, such as the number that customers call'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The name of the setting, such as supportPhone' })
  declare key: string

  @args.string({ description: 'Its new value' })
  declare value: string

  override async run() {
    const { isSettingKey, isSettingValue, settingDefaults } = await import('#contracts/settings')
    const { system } = await import('#app/platform/audit/actor')
    const { default: ChangeSetting } =
      await import('#app/reference/settings/actions/change_setting')
    const { key } = this
    if (!isSettingKey(key)) return this.#refuse(`There is no setting ${key}.`)
    const isText = typeof settingDefaults[key] === 'string'
    const value: unknown = isText ? this.value : this.#parsed()
    if (!isSettingValue(key, value)) return this.#refuse(`${key} cannot be ${this.value}.`)
    await new ChangeSetting().execute({ actor: system('console'), key, value })
    this.logger.success(`${key} is ${this.value}`)
  }

  /** A number or a switch, as JSON writes it. */
  #parsed(): unknown {
    try {
      return JSON.parse(this.value)
    } catch {
      return undefined
    }
  }

  #refuse(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}
