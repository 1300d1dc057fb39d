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
  'user.otp-start': {
    methods: ["POST"],
    pattern: '/api/user/otp-start',
    tokens: [{"old":"/api/user/otp-start","type":0,"val":"api","end":""},{"old":"/api/user/otp-start","type":0,"val":"user","end":""},{"old":"/api/user/otp-start","type":0,"val":"otp-start","end":""}],
    types: placeholder as Registry['user.otp-start']['types'],
  },
  'user.otp-resend': {
    methods: ["POST"],
    pattern: '/api/user/otp-resend',
    tokens: [{"old":"/api/user/otp-resend","type":0,"val":"api","end":""},{"old":"/api/user/otp-resend","type":0,"val":"user","end":""},{"old":"/api/user/otp-resend","type":0,"val":"otp-resend","end":""}],
    types: placeholder as Registry['user.otp-resend']['types'],
  },
  'user.otp-verify': {
    methods: ["POST"],
    pattern: '/api/user/otp-verify',
    tokens: [{"old":"/api/user/otp-verify","type":0,"val":"api","end":""},{"old":"/api/user/otp-verify","type":0,"val":"user","end":""},{"old":"/api/user/otp-verify","type":0,"val":"otp-verify","end":""}],
    types: placeholder as Registry['user.otp-verify']['types'],
  },
  'user.login': {
    methods: ["POST"],
    pattern: '/api/user/login',
    tokens: [{"old":"/api/user/login","type":0,"val":"api","end":""},{"old":"/api/user/login","type":0,"val":"user","end":""},{"old":"/api/user/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['user.login']['types'],
  },
  'user.refresh-token': {
    methods: ["POST"],
    pattern: '/api/user/refresh-token',
    tokens: [{"old":"/api/user/refresh-token","type":0,"val":"api","end":""},{"old":"/api/user/refresh-token","type":0,"val":"user","end":""},{"old":"/api/user/refresh-token","type":0,"val":"refresh-token","end":""}],
    types: placeholder as Registry['user.refresh-token']['types'],
  },
  'user.logout': {
    methods: ["DELETE"],
    pattern: '/api/user/logout',
    tokens: [{"old":"/api/user/logout","type":0,"val":"api","end":""},{"old":"/api/user/logout","type":0,"val":"user","end":""},{"old":"/api/user/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['user.logout']['types'],
  },
  'user.switch': {
    methods: ["POST"],
    pattern: '/api/user/switch',
    tokens: [{"old":"/api/user/switch","type":0,"val":"api","end":""},{"old":"/api/user/switch","type":0,"val":"user","end":""},{"old":"/api/user/switch","type":0,"val":"switch","end":""}],
    types: placeholder as Registry['user.switch']['types'],
  },
  'user.status': {
    methods: ["GET","HEAD"],
    pattern: '/api/user',
    tokens: [{"old":"/api/user","type":0,"val":"api","end":""},{"old":"/api/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['user.status']['types'],
  },
  'user.profile': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/profile',
    tokens: [{"old":"/api/user/profile","type":0,"val":"api","end":""},{"old":"/api/user/profile","type":0,"val":"user","end":""},{"old":"/api/user/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['user.profile']['types'],
  },
  'user.plan-profile': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/:plan/profile',
    tokens: [{"old":"/api/user/:plan/profile","type":0,"val":"api","end":""},{"old":"/api/user/:plan/profile","type":0,"val":"user","end":""},{"old":"/api/user/:plan/profile","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['user.plan-profile']['types'],
  },
  'me.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/me',
    tokens: [{"old":"/api/admin/me","type":0,"val":"api","end":""},{"old":"/api/admin/me","type":0,"val":"admin","end":""},{"old":"/api/admin/me","type":0,"val":"me","end":""}],
    types: placeholder as Registry['me.show']['types'],
  },
  'me.password': {
    methods: ["PUT"],
    pattern: '/api/admin/me/password',
    tokens: [{"old":"/api/admin/me/password","type":0,"val":"api","end":""},{"old":"/api/admin/me/password","type":0,"val":"admin","end":""},{"old":"/api/admin/me/password","type":0,"val":"me","end":""},{"old":"/api/admin/me/password","type":0,"val":"password","end":""}],
    types: placeholder as Registry['me.password']['types'],
  },
  'me.totp': {
    methods: ["POST"],
    pattern: '/api/admin/me/totp',
    tokens: [{"old":"/api/admin/me/totp","type":0,"val":"api","end":""},{"old":"/api/admin/me/totp","type":0,"val":"admin","end":""},{"old":"/api/admin/me/totp","type":0,"val":"me","end":""},{"old":"/api/admin/me/totp","type":0,"val":"totp","end":""}],
    types: placeholder as Registry['me.totp']['types'],
  },
  'me.totp-confirm': {
    methods: ["POST"],
    pattern: '/api/admin/me/totp/confirm',
    tokens: [{"old":"/api/admin/me/totp/confirm","type":0,"val":"api","end":""},{"old":"/api/admin/me/totp/confirm","type":0,"val":"admin","end":""},{"old":"/api/admin/me/totp/confirm","type":0,"val":"me","end":""},{"old":"/api/admin/me/totp/confirm","type":0,"val":"totp","end":""},{"old":"/api/admin/me/totp/confirm","type":0,"val":"confirm","end":""}],
    types: placeholder as Registry['me.totp-confirm']['types'],
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
