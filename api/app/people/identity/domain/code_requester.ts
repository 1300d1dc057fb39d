/** Who asks for a code before there is a session: their codes, tries and failures are their own. */
export interface CodeRequester {
  /** The browser, or the network address of any other client. */
  name: string
  address: string
  /** Whether the phone has signed in with this browser before: what strangers ask for does not use up its codes. */
  isKnown: boolean
}

const browserPrefix = 'browser:'
export const browserName = (cookie: string): string => browserPrefix + cookie
export const isBrowser = ({ name }: CodeRequester): boolean => name.startsWith(browserPrefix)
