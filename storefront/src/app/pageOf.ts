import { lazy, type ComponentType } from 'react'
import { fetchPage } from '#lib/fetchPage.ts'

interface PageModule {
  default: ComponentType<{ id: string }>
}

/** A page whose code comes when it is opened, and by itself once the network is back. */
export const pageOf = (load: () => Promise<PageModule>) => lazy(() => fetchPage(load))
