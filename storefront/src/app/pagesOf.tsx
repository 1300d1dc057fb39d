import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { fetchPage } from '#core/fetchPage.ts'

type Screen = ComponentType<{ id: string }>

export interface LazyPage {
  (props: { id: string }): ReactNode
  /** Fetches the code before the page is shown. */
  prepare: () => Promise<unknown>
}

/**
 * The pages of a bundle, whose code comes when one of them is opened, and by itself once the network is back.
 * Once it is here they are drawn at once: whatever suspends shows its skeleton, and React keeps a skeleton
 * for 300 ms, however soon the page is ready.
 */
export const pagesOf = <Name extends string>(load: () => Promise<Record<Name, Screen>>) => {
  let bundle: Record<Name, Screen> | undefined
  const prepare = async () => (bundle ??= await fetchPage(load))
  return (name: Name): LazyPage => {
    const Later: Screen = lazy(async () => ({ default: (await prepare())[name] as Screen }))
    const BundledPage = ({ id }: { id: string }) => {
      // Stays the same for as long as the page is open: another component would lose what was typed.
      const [{ Screen }] = useState((): { Screen: Screen } => ({ Screen: bundle?.[name] ?? Later }))
      return <Screen id={id} />
    }
    return Object.assign(BundledPage, { prepare })
  }
}
