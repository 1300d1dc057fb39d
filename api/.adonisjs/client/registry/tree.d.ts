/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    health: {
      live: typeof routes['health.health.live']
      ready: typeof routes['health.health.ready']
    }
  }
  registration: {
    plans: {
      store: typeof routes['registration.plans.store']
      show: typeof routes['registration.plans.show']
    }
  }
}
