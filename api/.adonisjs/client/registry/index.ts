/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.health.live']['types'],
  },
  'health.health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.health.ready']['types'],
  },
  'locations.places.provinces': {
    methods: ["GET","HEAD"],
    pattern: '/api/provinces',
    tokens: [{"old":"/api/provinces","type":0,"val":"api","end":""},{"old":"/api/provinces","type":0,"val":"provinces","end":""}],
    types: placeholder as Registry['locations.places.provinces']['types'],
  },
  'locations.places.cities': {
    methods: ["GET","HEAD"],
    pattern: '/api/cities',
    tokens: [{"old":"/api/cities","type":0,"val":"api","end":""},{"old":"/api/cities","type":0,"val":"cities","end":""}],
    types: placeholder as Registry['locations.places.cities']['types'],
  },
  'locations.places.districts': {
    methods: ["GET","HEAD"],
    pattern: '/api/districts',
    tokens: [{"old":"/api/districts","type":0,"val":"api","end":""},{"old":"/api/districts","type":0,"val":"districts","end":""}],
    types: placeholder as Registry['locations.places.districts']['types'],
  },
  'locations.places.guilds': {
    methods: ["GET","HEAD"],
    pattern: '/api/guilds/:plan',
    tokens: [{"old":"/api/guilds/:plan","type":0,"val":"api","end":""},{"old":"/api/guilds/:plan","type":0,"val":"guilds","end":""},{"old":"/api/guilds/:plan","type":1,"val":"plan","end":""}],
    types: placeholder as Registry['locations.places.guilds']['types'],
  },
  'registration.plans.store': {
    methods: ["POST"],
    pattern: '/api/user/:plan/select-business-plan',
    tokens: [{"old":"/api/user/:plan/select-business-plan","type":0,"val":"api","end":""},{"old":"/api/user/:plan/select-business-plan","type":0,"val":"user","end":""},{"old":"/api/user/:plan/select-business-plan","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/select-business-plan","type":0,"val":"select-business-plan","end":""}],
    types: placeholder as Registry['registration.plans.store']['types'],
  },
  'registration.plans.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/:plan/registration-status',
    tokens: [{"old":"/api/user/:plan/registration-status","type":0,"val":"api","end":""},{"old":"/api/user/:plan/registration-status","type":0,"val":"user","end":""},{"old":"/api/user/:plan/registration-status","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/registration-status","type":0,"val":"registration-status","end":""}],
    types: placeholder as Registry['registration.plans.show']['types'],
  },
  'supplier.sales.store': {
    methods: ["POST"],
    pattern: '/api/external/supplier/sale',
    tokens: [{"old":"/api/external/supplier/sale","type":0,"val":"api","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"external","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"supplier","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"sale","end":""}],
    types: placeholder as Registry['supplier.sales.store']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
