import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  isSettingKey,
  isSettingValue,
  publicSettings,
  specialModalSettings,
} from '#contracts/settings'
import { staffOf } from '#app/platform/audit/actor'
import { InvalidFields, NotFound } from '#app/platform/errors'
import { one } from '#app/platform/resource/reader'
import { cleaned } from '#app/platform/values/visible'
import ChangeSetting from '../actions/change_setting.js'
import { messages } from '../i18n/fa.js'
import { namedSettings, settingsInForce } from '../queries/public_settings.js'
import { renewalBranch } from '../queries/renewal_branch.js'
import settings from '../setting_resource.js'
import { settingValidator } from '../validators/setting_validator.js'

export default class SettingsController {
  @inject()
  async update(ctx: HttpContext, changeSetting: ChangeSetting) {
    const key = ctx.params.id
    if (!isSettingKey(key)) throw new NotFound()
    const given = await ctx.request.validateUsing(settingValidator)
    const value: unknown =
      typeof given.value === 'string' ? cleaned(given.value) : (given.value ?? '')
    if (!isSettingValue(key, value)) {
      throw new InvalidFields([{ field: 'value', rule: 'setting', message: messages.wrongValue }])
    }
    const staff = staffOf(ctx)
    await changeSetting.execute({ actor: staff, key, value })
    return one(settings, staff, key)
  }

  async index() {
    return namedSettings(publicSettings)
  }

  async bankBranch() {
    return renewalBranch()
  }

  /** person §7 "Preference show-contract". */
  async showContract() {
    return settingsInForce(['showContract'])
  }

  async specialModal() {
    return namedSettings(specialModalSettings)
  }
}
