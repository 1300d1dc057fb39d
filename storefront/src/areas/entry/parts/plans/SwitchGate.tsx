import type { Plan } from '@kasbeno/api/contracts/plans'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import { ApiError } from '#core/api/errors.ts'
import { switchTo } from './switchPlan.ts'

interface SwitchGateProps {
  plan: Plan
  /** For the company plan. */
  company?: string
  wasOpen: boolean
}

type State = 'resting' | 'switching' | 'not-chosen' | 'failed'

/**
 * Switches to the page's plan, or to the hub if never chosen. A page left open waits until focused, or two tabs would
 * switch forever.
 */
export default function SwitchGate({ plan, company, wasOpen }: SwitchGateProps) {
  const [state, setState] = useState<State>(wasOpen ? 'resting' : 'switching')
  useEffect(() => {
    if (state === 'resting') {
      const comeBack = () => document.visibilityState === 'visible' && setState('switching')
      document.addEventListener('visibilitychange', comeBack)
      return () => document.removeEventListener('visibilitychange', comeBack)
    }
    if (state !== 'switching') return
    let isHere = true
    switchTo({ plan, companyUniqueSerial: company }).catch((error: unknown) => {
      const isNotChosen = error instanceof ApiError && error.status === 422
      if (isHere) setState(isNotChosen ? 'not-chosen' : 'failed')
    })
    return () => {
      isHere = false
    }
  }, [plan, company, state])

  if (state === 'not-chosen') return <Redirect to={paths.generalHome} replace />
  return (
    <Screen title={text.names[plan]} isTitleHidden={state !== 'resting'}>
      {state === 'switching' && <SkeletonLines count={3} shape="card" />}
      {state === 'failed' && <ErrorState onRetry={() => setState('switching')} />}
      {state === 'resting' && (
        <EmptyState icon="swap" title={text.elsewhereTitle} hint={text.elsewhere(text.names[plan])}>
          <Button onClick={() => setState('switching')}>{text.goOnHere}</Button>
        </EmptyState>
      )}
    </Screen>
  )
}
