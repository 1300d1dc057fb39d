import { isPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { signal } from '@preact/signals-react'
import { onPlanSwitch, onSessionEnd } from './session.ts'
import { readStored, store } from './storage.ts'

const key = 'kasbeno.plan'
const stored = readStored(key)

/** The plan that the session's token speaks for; null until one was chosen. */
export const currentPlan = signal<Plan | null>(isPlan(stored) ? stored : null)

export const rememberPlan = (plan: Plan | null) => {
  currentPlan.value = plan
  store(key, plan)
}

onSessionEnd(() => rememberPlan(null))
onPlanSwitch(rememberPlan)
