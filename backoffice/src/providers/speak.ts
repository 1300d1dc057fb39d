import { persianText } from '@kasbeno/api/contracts/digits'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'

/** Persian digits everywhere; Latin names keep theirs. */
export const speak = (messages: TranslationMessages): I18nProvider => {
  const polyglot = polyglotI18nProvider(() => messages, 'fa', [{ locale: 'fa', name: 'fa' }], {
    allowMissing: !import.meta.env.DEV,
  })
  return {
    ...polyglot,
    translate: (key, options) => persianText(polyglot.translate(key, options)),
  }
}
