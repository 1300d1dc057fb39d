import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { fetchPage } from '#core/fetchPage.ts'

type Screen = ComponentType<{ id: string }>

export interface LazyPage {
  (props: { id: string }): ReactNode
  /** Fetches the code before the page is shown. */
  prepare: () => Promise<unknown>
}

/**
 * Lazy pages of a bundle, retried once online. Loaded ones draw at once, since React keeps a suspended skeleton for 300
 * ms.
 */
export const pagesOf = <Name extends string>(load: () => Promise<Record<Name, Screen>>) => {
  let bundle: Record<Name, Screen> | undefined
  const prepare = async () => (bundle ??= await fetchPage(load))
  return (name: Name): LazyPage => {
    const Later: Screen = lazy(async () => ({ default: (await prepare())[name] as Screen }))
    const BundledPage = ({ id }: { id: string }) => {
      // Stable while open: another component would lose input.
      const [{ Screen }] = useState((): { Screen: Screen } => ({ Screen: bundle?.[name] ?? Later }))
      return <Screen id={id} />
    }
    return Object.assign(BundledPage, { prepare })
  }
}
