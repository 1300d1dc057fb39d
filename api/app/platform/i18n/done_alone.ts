import type { AloneScope, AloneWindow } from '#contracts/two_people'
import { inRials } from './fa.js'

const whose: Record<AloneScope, string> = {
  subject: 'برای همین مورد',
  owner: 'برای همین مشتری',
  confirmer: 'به دست شما',
}
const when: Record<AloneWindow, string> = { DAY: 'امروز', MONTH: 'در ۳۰ روز گذشته' }

interface Sum {
  scope: AloneScope
  window: AloneWindow
  before: number
  limit: number
  amount: number
}

/** Why one person is not enough. Rials. */
export const doneBefore = ({ scope, window, before, limit, amount }: Sum): string =>
  before === 0
    ? `${inRials(amount)} بیش از سقف کار یک‌نفره (${inRials(limit)}) است؛ نفر دوم باید تأیید کند.`
    : `${when[window]} ${whose[scope]} ${inRials(before)} بی نفر دوم انجام شده است و با این ${inRials(amount)} از سقف کار یک‌نفره (${inRials(limit)}) می‌گذرد؛ نفر دوم باید تأیید کند.`
