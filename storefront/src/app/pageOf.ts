import { lazy, type ComponentType } from 'react'
import { pauseAfterFailure } from '#lib/pauses.ts'

interface PageModule {
  default: ComponentType<{ id: string }>
}

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

const ownScripts = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), (script) =>
    script.getAttribute('src')
  )

/** A new build's start page names other scripts than the one that is open. */
const askForBuild = async (): Promise<'unreachable' | 'same' | 'new'> => {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    const page = await response.text()
    return ownScripts().some((src) => src !== null && !page.includes(src)) ? 'new' : 'same'
  } catch {
    return 'unreachable'
  }
}

/** Code that fails as often as this although its server answers is broken, and will not mend itself. */
const failuresMax = 3

/** Fetches a page's code until it is here; after a new build was deployed, the new one is opened. */
export const fetchPage = async <T>(
  load: () => Promise<T>,
  openNewBuild = () => location.reload()
): Promise<T> => {
  for (let failures = 1, broken = 0; ; failures++) {
    try {
      return await load()
    } catch (error) {
      const build = await askForBuild()
      if (build === 'new') {
        openNewBuild()
        return new Promise<never>(() => undefined)
      }
      if (build === 'same' && ++broken === failuresMax) throw error
      await untilWorthTrying(pauseAfterFailure(failures))
    }
  }
}

/** A page whose code comes when it is opened, and by itself once the network is back. */
export const pageOf = (load: () => Promise<PageModule>) => lazy(() => fetchPage(load))
