import { pagesOf } from './pagesOf.tsx'
import { isEntry, pathOf } from './paths.ts'

const fetchPages = () => import('./Pages.tsx')

/** The table of the pages comes beside the first load, so that who signs in does not wait for it. */
export const LazyPages = pagesOf(async () => ({ Pages: (await fetchPages()).Pages }))('Pages')

export const preparePage = async (address: string): Promise<void> => {
  if (isEntry(pathOf(address))) return
  const [{ prepareRoute: prepare }] = await Promise.all([fetchPages(), LazyPages.prepare()])
  await prepare(address)
}
