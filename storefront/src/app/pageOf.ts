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

/** A new build was deployed: its start page names other scripts than the one that is open. */
const isOutdated = async (): Promise<boolean> => {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    if (!response.ok) return false
    const page = await response.text()
    return ownScripts().some((src) => src !== null && !page.includes(src))
  } catch {
    return false
  }
}

/** Fetches a page's code until it is here; after a new build was deployed, the new one is opened. */
export const fetchPage = async <T>(
  load: () => Promise<T>,
  openNewBuild = () => location.reload()
): Promise<T> => {
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch {
      if (await isOutdated()) {
        openNewBuild()
        return new Promise<never>(() => undefined)
      }
      await untilWorthTrying(pauseAfterFailure(failures))
    }
  }
}

/** A page whose code comes when it is opened, and by itself once the network is back. */
export const pageOf = (load: () => Promise<PageModule>) => lazy(() => fetchPage(load))
