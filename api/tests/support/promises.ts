import { lineStandings, type LineStanding } from '#contracts/line_standing'

const open: readonly LineStanding[] = lineStandings.filter((standing) => standing !== 'CLOSED')

/** What a text may say, and to whom. */
export const promises: readonly [phrase: RegExp, mayBeSaidTo: readonly LineStanding[]][] = [
  [/می‌توانید با آن خرید کنید|مانده قابل خرید/, ['USABLE']],
  [/برای باز ماندن اعتبار/, ['USABLE']],
  [/به اعتبارتان بازگشت/, ['USABLE']],
  [/اعتبارتان همان لحظه باز می‌شود|سررسیدگذشته‌ها.*باز می‌شود/, ['USABLE', 'IN_ARREARS']],
  [/موقتاً/, open],
  [/برای همیشه بسته شد/, ['CLOSED']],
  [/تمدید/, open],
]
