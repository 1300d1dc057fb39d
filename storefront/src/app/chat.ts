/** The page comes first. */
const quietAfterMs = 5000

/** A third-party script: only where the server's page names it, and last. */
export const startChat = () => {
  const src = document.querySelector<HTMLMetaElement>('meta[name=chat-widget]')?.content
  if (!src) return
  const load = () => document.head.append(Object.assign(document.createElement('script'), { src }))
  // Missing on old iPhones.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => work())
  setTimeout(() => whenIdle(load), quietAfterMs)
}
