import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { jalaliDate } from '#app/platform/time/jalali'
import AdvanceClock from '../actions/advance_clock.js'
import { workOfDays } from '../queries/work_of_days.js'
import { clockValidator } from '../validators/demo.js'

const state = async () => ({
  now: clock.businessNow().toISO(),
  systemNow: clock.systemNow().toISO(),
  today: clock.today(),
  todayJalali: jalaliDate(clock.today()),
  advancedDays: clock.advancedDays,
  ...(await workOfDays()),
})

/** The clock of business time, which demo mode alone may move, and only forward. */
export default class DemoClockController {
  async show() {
    await clock.refresh()
    return state()
  }

  @inject()
  async advance(ctx: HttpContext, advanceClock: AdvanceClock) {
    const { advanceDays } = await ctx.request.validateUsing(clockValidator)
    const isDone = await advanceClock.execute({ actor: staffOf(ctx), days: advanceDays })
    return ctx.response.status(isDone ? 200 : 202).json(await state())
  }
}
