import { persianText } from '@kasbeno/api/contracts/digits'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { fa } from '../i18n/fa'

const polyglot = polyglotI18nProvider(() => fa, 'fa', [{ locale: 'fa', name: 'fa' }], {
  allowMissing: !import.meta.env.DEV,
})

/** Everything that is said is said with Persian digits, whoever put the number in; Latin names keep theirs. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => persianText(polyglot.translate(key, options)),
}
