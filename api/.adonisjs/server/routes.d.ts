import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}