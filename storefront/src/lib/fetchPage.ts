import { pauseAfterFailure } from './pauses.ts'
import { readStored, store } from './storage.ts'

/** Until the pause is over or the network is back. */
const untilWorthTrying = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    addEventListener('online', end)
  })

/** A start page that takes longer is asked for again: a network that comes back leaves requests behind. */
const answerPatienceMs = 5000

const ownScripts = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), (script) =>
    script.getAttribute('src')
  )

/** A new build's start page names other scripts than the one that is open. */
const askForBuild = async (): Promise<'unreachable' | 'same' | 'new'> => {
  try {
    const signal = AbortSignal.timeout(answerPatienceMs)
    const response = await fetch('/', { cache: 'no-store', signal })
    if (!response.ok) return 'unreachable'
    const page = await response.text()
    return ownScripts().some((src) => src !== null && !page.includes(src)) ? 'new' : 'same'
  } catch {
    return 'unreachable'
  }
}

/** Code that fails as often as this although its server answers is broken, and will not mend itself. */
const failuresMax = 3

const reloadedKey = 'kasbeno.reloaded-for-code'
const reloadAgainAfterMs = 60_000

/** Whether a reload is worth it: code that failed right after one is broken. Without a memory, none is made. */
const mayReload = (now = Date.now()): boolean => {
  const before = Number(readStored(reloadedKey, sessionStorage) ?? 0)
  if (now - before < reloadAgainAfterMs) return false
  store(reloadedKey, String(now), sessionStorage)
  return readStored(reloadedKey, sessionStorage) === String(now)
}

/**
 * Fetches a page's code until it is here. Once the server answers again, or a new build was deployed, the
 * page is opened anew: a browser remembers that a module failed, and never asks for it again.
 */
export const fetchPage = async <T>(
  load: () => Promise<T>,
  openAnew = () => location.reload()
): Promise<T> => {
  for (let failures = 1, broken = 0; ; failures++) {
    try {
      return await load()
    } catch (error) {
      const build = await askForBuild()
      if (build === 'new' || (build === 'same' && mayReload())) {
        openAnew()
        return new Promise<never>(() => undefined)
      }
      if (build === 'same' && ++broken === failuresMax) throw error
      await untilWorthTrying(pauseAfterFailure(failures))
    }
  }
}
