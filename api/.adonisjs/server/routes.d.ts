import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
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
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  HEAD: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.plans.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
  POST: {
    'registration.plans.store': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'supplier.sales.store': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}