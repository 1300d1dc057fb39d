import farsiMessages from 'ra-language-farsi'
import type { TranslationMessages } from 'react-admin'
import { entry } from './fa/entry'

/** The texts of the first load: react-admin's own, and ours of the login. */
export const entryMessages: TranslationMessages = {
  ...farsiMessages,
  ra: {
    ...farsiMessages.ra,
    auth: { ...farsiMessages.ra.auth, auth_check_error: 'برای ادامه وارد شوید.' },
    notification: {
      ...farsiMessages.ra.notification,
      http_error: entry.errors.network,
      logged_out: 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
    },
    action: {
      ...farsiMessages.ra.action,
      refresh: 'تازه‌سازی',
      close: 'بستن',
      close_menu: 'جمع کردن منو',
    },
  },
  ...entry,
}
