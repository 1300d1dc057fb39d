/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/health_controller').default['live']>>>
    }
  }
  'health.health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/health_controller').default['ready']>>>
    }
  }
  'locations.places.provinces': {
    methods: ["GET","HEAD"]
    pattern: '/api/provinces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/locations/validators/place_validators').provincesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['provinces']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['provinces']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.places.cities': {
    methods: ["GET","HEAD"]
    pattern: '/api/cities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/locations/validators/place_validators').citiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['cities']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['cities']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.places.districts': {
    methods: ["GET","HEAD"]
    pattern: '/api/districts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/locations/validators/place_validators').districtsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['districts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['districts']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.places.guilds': {
    methods: ["GET","HEAD"]
    pattern: '/api/guilds/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['guilds']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/places_controller').default['guilds']>>>
    }
  }
  'registration.plans.store': {
    methods: ["POST"]
    pattern: '/api/user/:plan/select-business-plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['store']>>>
    }
  }
  'registration.plans.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/:plan/registration-status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['show']>>>
    }
  }
  'supplier.sales.store': {
    methods: ["POST"]
    pattern: '/api/external/supplier/sale'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').saleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').saleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
}
