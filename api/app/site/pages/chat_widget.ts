/** A script on a host of its own. What could end a source of a policy, or an attribute, is not part of it. */
const scriptUrl = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?\/[^\s"'<>\\;,]*$/

export const scriptAddress = {
  read: (text: string): string | undefined => (scriptUrl.test(text) ? text : undefined),
  must: 'the https address of a script',
}

/** What a page may reach so that the chat works: its script, its frames and pictures, its own connections. */
export const chatSources = (url: string): Record<string, string[]> => {
  const { origin, host } = new URL(url)
  return {
    'script-src': [origin],
    'style-src': [origin],
    'img-src': [origin],
    'font-src': [origin],
    'media-src': [origin],
    'frame-src': [origin],
    'connect-src': [origin, `wss://${host}`],
  }
}

/** Tells the storefront's page which script it loads once it has nothing else to do. */
export const chatMeta = (url: string): string => `<meta name="chat-widget" content="${url}">`
