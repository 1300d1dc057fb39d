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

/** Code that fails as often as this in a page that was opened anew as often as it may is broken. */
const failuresMax = 4
const reloadsMax = 4

const reloadsKey = 'kasbeno.reloaded-for-code'
/** Reloads that lie further apart have nothing to do with one another. */
const reloadsLastMs = 60_000

/** How often the page was opened anew in a row. */
const readReloads = (now: number): number => {
  const [count, at] = (readStored(reloadsKey, sessionStorage) ?? '0 0').split(' ').map(Number)
  return now - (at ?? 0) < reloadsLastMs ? (count ?? 0) : 0
}

/**
 * Whether a reload is worth it. Each waits for one failure more than the one before, and with them for their growing
 * pauses: a network that comes back fails more than once. Without a memory, none is made.
 */
const mayReload = (failures: number, now = Date.now()): boolean => {
  const reloads = readReloads(now)
  if (failures <= reloads || reloads >= reloadsMax) return false
  store(reloadsKey, `${reloads + 1} ${now}`, sessionStorage)
  return readReloads(now) === reloads + 1
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
      if (build === 'same') broken++
      if (build === 'new' || (build === 'same' && mayReload(broken))) {
        openAnew()
        return new Promise<never>(() => undefined)
      }
      if (build === 'same' && broken >= failuresMax) throw error
      await untilWorthTrying(pauseAfterFailure(failures))
    }
  }
}
