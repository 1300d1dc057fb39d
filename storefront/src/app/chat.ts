/** Whatever the page itself still does comes first. */
const quietAfterMs = 5000

/** The support chat of another house: only where the server's page names its script, and after all of ours. */
export const startChat = () => {
  const src = document.querySelector<HTMLMetaElement>('meta[name=chat-widget]')?.content
  if (!src) return
  const load = () => document.head.append(Object.assign(document.createElement('script'), { src }))
  // Browsers without it, on old iPhones, wait all the same.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(load), quietAfterMs)
}
