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

/** Stuck requests are repeated. */
const answerPatienceMs = 5000

const ownScripts = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), (script) =>
    script.getAttribute('src')
  )

/** By its script names. */
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

/** Beyond that the code is broken. */
const failuresMax = 4
const reloadsMax = 4

const reloadsKey = 'kasbeno.reloaded-for-code'
/** Counts reloads in a row. */
const reloadsLastMs = 60_000

/** How often the page was opened anew in a row. */
const readReloads = (now: number): number => {
  const [count, at] = (readStored(reloadsKey, sessionStorage) ?? '0 0').split(' ').map(Number)
  return now - (at ?? 0) < reloadsLastMs ? (count ?? 0) : 0
}

/** Each needs one more failure, so pauses grow; none without storage. */
const mayReload = (failures: number, now = Date.now()): boolean => {
  const reloads = readReloads(now)
  if (failures <= reloads || reloads >= reloadsMax) return false
  store(reloadsKey, `${reloads + 1} ${now}`, sessionStorage)
  return readReloads(now) === reloads + 1
}

/** Retries, then reloads once the server answers: browsers cache failed modules. */
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
