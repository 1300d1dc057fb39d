import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'user.otp-start': { paramsTuple?: []; params?: {} }
    'user.otp-resend': { paramsTuple?: []; params?: {} }
    'user.otp-verify': { paramsTuple?: []; params?: {} }
    'user.login': { paramsTuple?: []; params?: {} }
    'user.refresh-token': { paramsTuple?: []; params?: {} }
    'user.logout': { paramsTuple?: []; params?: {} }
    'user.switch': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'me.password': { paramsTuple?: []; params?: {} }
    'me.totp': { paramsTuple?: []; params?: {} }
    'me.totp-confirm': { paramsTuple?: []; params?: {} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.store': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'supplier.sales.store': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  HEAD: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  POST: {
    'user.otp-start': { paramsTuple?: []; params?: {} }
    'user.otp-resend': { paramsTuple?: []; params?: {} }
    'user.otp-verify': { paramsTuple?: []; params?: {} }
    'user.login': { paramsTuple?: []; params?: {} }
    'user.refresh-token': { paramsTuple?: []; params?: {} }
    'user.switch': { paramsTuple?: []; params?: {} }
    'me.totp': { paramsTuple?: []; params?: {} }
    'me.totp-confirm': { paramsTuple?: []; params?: {} }
    'registration.plans.store': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'supplier.sales.store': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'user.logout': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'me.password': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}