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
}
