import { useEffect, useState, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { chooseCompanyHere, companyChosenHere } from '#areas/entry/parts/plans/switchPlan.ts'
import { legal as text } from '#areas/company/words/legal.ts'
import { onSessionEnd } from '#core/session.ts'
import { toast } from '#core/toast.ts'
import { useCompany } from './useCompany.ts'

/** Last company of this tab. */
let shown: string | null = null
// Whoever signs in next begins with what they open.
onSessionEnd(() => {
  shown = null
})

/** Another tab switched the company: this tab restarts at its home, since its page may not exist there. */
export const OpenedElsewhere = ({ children }: { children: ReactNode }) => {
  const { companyUniqueSerial: serial, companyName } = useCompany()
  const [location] = useLocation()
  const [isElsewhere] = useState(
    () => shown !== null && shown !== serial && companyChosenHere() !== serial
  )
  useEffect(() => {
    shown = serial
    if (companyChosenHere() === serial) chooseCompanyHere(null)
    if (isElsewhere) toast('info', text.openedElsewhere(companyName))
  }, [serial, isElsewhere, companyName])
  return isElsewhere && location !== legalPaths.home ? (
    <Redirect to={legalPaths.home} replace />
  ) : (
    children
  )
}
