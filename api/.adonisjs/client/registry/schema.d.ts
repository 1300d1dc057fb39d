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
  'user.otp-start': {
    methods: ["POST"]
    pattern: '/api/user/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.otp-resend': {
    methods: ["POST"]
    pattern: '/api/user/otp-resend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.otp-verify': {
    methods: ["POST"]
    pattern: '/api/user/otp-verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/codes_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.login': {
    methods: ["POST"]
    pattern: '/api/user/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').staffLoginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').staffLoginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.refresh-token': {
    methods: ["POST"]
    pattern: '/api/user/refresh-token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').refreshValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').refreshValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['refresh']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['refresh']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.logout': {
    methods: ["DELETE"]
    pattern: '/api/user/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'user.switch': {
    methods: ["POST"]
    pattern: '/api/user/switch'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').switchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').switchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['swap']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['swap']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.status': {
    methods: ["GET","HEAD"]
    pattern: '/api/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['status']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['status']>>>
    }
  }
  'user.profile': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['show']>>>
    }
  }
  'user.plan-profile': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/:plan/profile'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['inPlan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['inPlan']>>>
    }
  }
  'me.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/me'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['show']>>>
    }
  }
  'me.password': {
    methods: ["PUT"]
    pattern: '/api/admin/me/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').passwordChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').passwordChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['password']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['password']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'me.totp': {
    methods: ["POST"]
    pattern: '/api/admin/me/totp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').totpStartValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').totpStartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['startTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['startTotp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'me.totp-confirm': {
    methods: ["POST"]
    pattern: '/api/admin/me/totp/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').totpConfirmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').totpConfirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['confirmTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/me_controller').default['confirmTotp']>>> | { status: 422; response: { errors: SimpleError[] } }
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
