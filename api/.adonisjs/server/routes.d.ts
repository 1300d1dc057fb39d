import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'registration.plans.store': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  GET: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  HEAD: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  POST: {
    'registration.plans.store': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}