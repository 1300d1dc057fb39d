import { isForbiddenUrl } from './forbidden_target.js'

export type UrlProblem = 'urlInvalid' | 'urlInsecure' | 'urlForbidden'

/**
 * Null when fine; resolved names are checked per request.
 * @param isOpen demo: local addresses and plain HTTP pass
 */
export const problemOf = (text: string, isOpen: boolean): UrlProblem | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) {
    return 'urlInvalid'
  }
  if (isOpen) return null
  if (url.protocol !== 'https:') return 'urlInsecure'
  return isForbiddenUrl(url) ? 'urlForbidden' : null
}
