import { NavBar } from '#features/nav/NavBar.tsx'
import { useSupportHref } from '#features/support/useSupportHref.ts'

/** The four tabs of a company. company §2 "Bottom navigation" */
export const LegalNav = () => <NavBar waiting={0} supportHref={useSupportHref()} />
