import { prepared } from '#app/platform/database/database'
import { attemptHash } from '../domain/secrets.js'

/** Whether the phone has signed in with the browser, not too long ago. */
export const isKnownBrowser = async (phone: string, browser: string): Promise<boolean> => {
  const [{ known }] = await prepared<{ known: boolean }>(
    'is_known_browser',
    'select exists (select from sign_in_places where place = ?) as known',
    [attemptHash(phone, browser)]
  )
  return known
}
