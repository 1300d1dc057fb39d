/** Caching for later waits for the page. */
const quietAfterMs = 5000

/** A service worker keeps the shell for offline use. */
export const keepShell = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Refusals (private window, full disk) are harmless.
    setTimeout(
      () => navigator.serviceWorker.register('/sw.js').catch(() => undefined),
      quietAfterMs
    )
  })
}
