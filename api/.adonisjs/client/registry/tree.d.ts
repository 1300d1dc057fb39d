/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    health: {
      live: typeof routes['health.health.live']
      ready: typeof routes['health.health.ready']
    }
  }
  locations: {
    places: {
      provinces: typeof routes['locations.places.provinces']
      cities: typeof routes['locations.places.cities']
      districts: typeof routes['locations.places.districts']
      guilds: typeof routes['locations.places.guilds']
    }
  }
  registration: {
    plans: {
      store: typeof routes['registration.plans.store']
      show: typeof routes['registration.plans.show']
    }
  }
  supplier: {
    sales: {
      store: typeof routes['supplier.sales.store']
    }
  }
}
