import { isPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { signal } from '@preact/signals-react'
import { onPlanSwitch, onSessionEnd } from './session.ts'
import { readStored, store } from './storage.ts'

const key = 'kasbeno.plan'
const stored = readStored(key)

/** Null before a choice. */
export const currentPlan = signal<Plan | null>(isPlan(stored) ? stored : null)

export const rememberPlan = (plan: Plan | null) => {
  currentPlan.value = plan
  store(key, plan)
}

onSessionEnd(() => rememberPlan(null))
onPlanSwitch(rememberPlan)
