import type { TranslationMessages } from 'react-admin'
import { entryMessages } from './entryMessages'
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

/** Dots nest in keys, so rights use underscores. */
const asKeys = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([right, word]) => [right.replace('.', '_'), word]))

export const fa: TranslationMessages = {
  ...entryMessages,
  ra: {
    ...entryMessages.ra,
    notification: {
      ...entryMessages.ra.notification,
      created: general.saved,
      updated: general.saved,
    },
    message: { ...entryMessages.ra.message, invalid_form: general.errors.invalid },
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
