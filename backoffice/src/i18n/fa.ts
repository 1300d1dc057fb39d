import type { TranslationMessages } from 'react-admin'
import farsiMessages from 'ra-language-farsi'
import { commands } from './fa/commands'
import { demo } from './fa/demo'
import { enums } from './fa/enums'
import { notes, recordHistory } from './fa/history'
import { general } from './fa/general'
import {
  commandTexts,
  enumWords,
  pageTexts,
  permissionWords,
  resourceWords,
  subjectWords,
} from '../manifests/dictionary'

/** In a dictionary key a dot leads deeper, so that of a right's name becomes an underscore. */
const asKeys = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([right, word]) => [right.replace('.', '_'), word]))

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
  ...pageTexts,
  history: recordHistory,
  notes,
  commands: { ...commands, ...commandTexts },
  demo,
  enums: { ...enums, ...enumWords, subject: subjectWords },
  permissions: asKeys(permissionWords),
  resources: resourceWords,
}
