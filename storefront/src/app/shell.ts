/** What is fetched for another day waits until the page of today is here. */
const quietAfterMs = 5000

/** Once the page stands, a worker keeps what it is made of, so that it opens without a network too. */
export const keepShell = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // A phone that refuses (private window, full disk) works as before, with a network.
    setTimeout(
      () => navigator.serviceWorker.register('/sw.js').catch(() => undefined),
      quietAfterMs
    )
  })
}
