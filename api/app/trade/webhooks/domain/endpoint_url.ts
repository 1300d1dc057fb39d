import { isForbiddenUrl } from './forbidden_target.js'

export type UrlProblem = 'urlInvalid' | 'urlInsecure' | 'urlForbidden'

/**
 * What speaks against an address that a partner names; null when nothing does. Where a name leads is
 * looked at again with every request.
 * @param isOpen demo mode: addresses of this machine and plain HTTP are fine
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
