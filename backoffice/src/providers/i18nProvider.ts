import { fa } from '../i18n/fa'
import { speak } from './speak'

/** All texts; the login has `entryMessages`. */
export const i18nProvider = speak(fa)
