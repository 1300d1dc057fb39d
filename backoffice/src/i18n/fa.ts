import type { TranslationMessages } from 'react-admin'
import farsiMessages from 'ra-language-farsi'
import { audit } from './fa/audit'
import { commands } from './fa/commands'
import { demo } from './fa/demo'
import { deposits } from './fa/deposits'
import { enums } from './fa/enums'
import { notes, recordHistory } from './fa/history'
import { general } from './fa/general'
import { ledger } from './fa/ledger'
import { permissions } from './fa/permissions'
import { resources } from './fa/resources'
import { review } from './fa/review'
import { settlement } from './fa/settlement'
import { webhooks } from './fa/webhooks'

/** Every Persian text of the back-office. */
export const fa: TranslationMessages = {
  ...farsiMessages,
  ra: {
    ...farsiMessages.ra,
    auth: { ...farsiMessages.ra.auth, auth_check_error: 'برای ادامه وارد شوید.' },
    notification: {
      ...farsiMessages.ra.notification,
      http_error: general.errors.network,
      created: general.saved,
      updated: general.saved,
      logged_out: 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
    },
    message: { ...farsiMessages.ra.message, invalid_form: general.errors.invalid },
    action: {
      ...farsiMessages.ra.action,
      refresh: 'تازه‌سازی',
      close: 'بستن',
      close_menu: 'جمع کردن منو',
    },
  },
  ...general,
  audit,
  history: recordHistory,
  notes,
  commands,
  demo,
  deposits,
  enums,
  ledger,
  permissions,
  resources,
  review,
  settlement,
  webhooks,
}
