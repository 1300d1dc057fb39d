import { pagesOf } from './pagesOf.tsx'
import { isEntry, pathOf } from './paths.ts'

const fetchPages = () => import('./Pages.tsx')

/** Loaded beside the first load, so that signing in does not wait. */
export const LazyPages = pagesOf(async () => ({ Pages: (await fetchPages()).Pages }))('Pages')

export const preparePage = async (address: string): Promise<void> => {
  if (isEntry(pathOf(address))) return
  const [{ prepareRoute: prepare }] = await Promise.all([fetchPages(), LazyPages.prepare()])
  await prepare(address)
}
