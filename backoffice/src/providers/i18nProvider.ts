import { fa } from '../i18n/fa'
import { speak } from './speak'

/** Every text of the desk; the login has those of `entryMessages` alone. */
export const i18nProvider = speak(fa)
