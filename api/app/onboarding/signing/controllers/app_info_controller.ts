import type { HttpContext } from '@adonisjs/core/http'
import { androidInfo, marketInfo } from '#app/onboarding/signing/queries/app_info'
import { androidValidator } from '#app/onboarding/signing/validators/signing_validators'

/** What the Android app asks before anybody has signed in. */
export default class AppInfoController {
  async android({ request }: HttpContext) {
    const data = request.qs()
    const { versionCode } = await request.validateUsing(androidValidator, { data })
    return androidInfo(versionCode)
  }

  async markets() {
    return marketInfo()
  }
}
