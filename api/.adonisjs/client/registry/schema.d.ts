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
  'metrics': {
    methods: ["GET","HEAD"]
    pattern: '/metrics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/metrics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/metrics_controller').default['show']>>>
    }
  }
  'admin.exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/exports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['show']>>>
    }
  }
  'distributor.exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/exports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['show']>>>
    }
  }
  'exports.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/exports/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/exports_controller').default['file']>>>
    }
  }
  'admin.audit.verify': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit/verify'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/audit/validators/range_validator.js').rangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_chain_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_chain_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.update': {
    methods: ["PUT"]
    pattern: '/api/admin/settings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/settings/validators/setting_validator.js').settingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/settings/validators/setting_validator.js').settingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
    }
  }
  'settings.preference': {
    methods: ["GET","HEAD"]
    pattern: '/api/preference'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
    }
  }
  'settings.bank_branch': {
    methods: ["GET","HEAD"]
    pattern: '/api/bank-branch'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['bankBranch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['bankBranch']>>>
    }
  }
  'settings.show_contract': {
    methods: ["GET","HEAD"]
    pattern: '/api/preference/show-contract'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['showContract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['showContract']>>>
    }
  }
  'settings.special_model': {
    methods: ["GET","HEAD"]
    pattern: '/api/preference/special-model'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['specialModal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['specialModal']>>>
    }
  }
  'settings.special_modal': {
    methods: ["GET","HEAD"]
    pattern: '/api/preference/special-modal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['specialModal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['specialModal']>>>
    }
  }
  'settings.picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/preference/pictures/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['picture']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['picture']>>>
    }
  }
  'admin.special_modal': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/special-modal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['show']>>>
    }
  }
  'admin.marketing': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/marketing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/marketing_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/marketing_controller').default['show']>>>
    }
  }
  'admin.change_marketing': {
    methods: ["PUT"]
    pattern: '/api/admin/marketing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/settings/validators/marketing_validator.js').marketingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/settings/validators/marketing_validator.js').marketingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/marketing_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/marketing_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.change_special_modal.by_preference': {
    methods: ["PUT"]
    pattern: '/api/preference/special-modal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/settings/validators/special_modal_validator.js').specialModalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/settings/validators/special_modal_validator.js').specialModalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.change_special_modal.by_staff': {
    methods: ["PUT"]
    pattern: '/api/admin/special-modal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/settings/validators/special_modal_validator.js').specialModalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/settings/validators/special_modal_validator.js').specialModalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/special_modal_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_templates.update': {
    methods: ["PUT"]
    pattern: '/api/admin/sms-templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').templateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').templateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_templates.ask': {
    methods: ["POST"]
    pattern: '/api/admin/sms-templates/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').templateRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').templateRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_templates_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_templates_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_providers.update': {
    methods: ["PUT"]
    pattern: '/api/admin/sms-providers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').moveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_providers.switch_off': {
    methods: ["POST"]
    pattern: '/api/admin/sms-providers/:id/switch-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').switchOffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').switchOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['switchOff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['switchOff']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_providers.ask': {
    methods: ["POST"]
    pattern: '/api/admin/sms-providers/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').providerRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').providerRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.sms_providers.clear_cache': {
    methods: ["POST"]
    pattern: '/api/admin/sms-providers/clear-cache'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['clearCache']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['clearCache']>>>
    }
  }
  'admin.commands.sms_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/sms-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['withdraw']>>>
    }
  }
  'admin.commands.sms_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/sms-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['approve']>>>
    }
  }
  'admin.commands.sms_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/sms-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_requests_controller').default['reject']>>>
    }
  }
  'admin.commands.sms.store': {
    methods: ["POST"]
    pattern: '/api/admin/sms/:userId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').messageValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/sms_validators.js').messageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sms_providers.clear_cache': {
    methods: ["DELETE"]
    pattern: '/api/preference/clear-sms-gateway-cache'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['clearCache']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/sms_providers_controller').default['clearCache']>>>
    }
  }
  'admin.sign_ins.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sign-ins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/identity/validators/sign_in.js').codeRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_ins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_ins_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sign_ins.lift': {
    methods: ["POST"]
    pattern: '/api/admin/sign-ins/lift'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').liftValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').liftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_ins_controller').default['lift']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_ins_controller').default['lift']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'user.terms': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['terms']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['terms']>>>
    }
  }
  'user.en-complementary': {
    methods: ["PUT"]
    pattern: '/api/user/:plan/en-complementary'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators/sign_in.js').latinNameValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators/sign_in.js').latinNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['keepLatinName']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['keepLatinName']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'locations.bank_branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bank-branch/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/locations/validators/bank_branches.js').bankBranchesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.store_province': {
    methods: ["POST"]
    pattern: '/api/admin/provinces'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').newProvinceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').newProvinceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeProvince']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeProvince']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.update_province': {
    methods: ["PUT"]
    pattern: '/api/admin/provinces/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateProvince']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateProvince']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.store_city': {
    methods: ["POST"]
    pattern: '/api/admin/cities'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').newCityValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').newCityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeCity']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeCity']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.update_city': {
    methods: ["PUT"]
    pattern: '/api/admin/cities/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateCity']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateCity']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.store_district': {
    methods: ["POST"]
    pattern: '/api/admin/districts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').newDistrictValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').newDistrictValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeDistrict']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeDistrict']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.update_district': {
    methods: ["PUT"]
    pattern: '/api/admin/districts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateDistrict']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateDistrict']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.store_guild': {
    methods: ["POST"]
    pattern: '/api/admin/guilds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').newGuildValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').newGuildValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeGuild']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['storeGuild']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.update_guild': {
    methods: ["PUT"]
    pattern: '/api/admin/guilds/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/place_commands.js').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateGuild']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/place_commands_controller').default['updateGuild']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.store_bank_branch': {
    methods: ["POST"]
    pattern: '/api/admin/bank-branches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/bank_branches.js').newBankBranchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/bank_branches.js').newBankBranchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'locations.admin.update_bank_branch': {
    methods: ["PUT"]
    pattern: '/api/admin/bank-branches/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/locations/validators/bank_branches.js').bankBranchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/locations/validators/bank_branches.js').bankBranchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/locations/controllers/bank_branches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.lead': {
    methods: ["POST"]
    pattern: '/api/lead/retail-show'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').leadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').leadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeLead']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeLead']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.call_info': {
    methods: ["POST"]
    pattern: '/api/call-info'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').callInfoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').callInfoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeCallInfo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeCallInfo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.manual_report': {
    methods: ["POST"]
    pattern: '/api/manual-reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeReport']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeReport']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.manual_report': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeReport']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contacts_controller').default['storeReport']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.leads.claim': {
    methods: ["POST"]
    pattern: '/api/admin/leads/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
    }
  }
  'leads.leads.release': {
    methods: ["POST"]
    pattern: '/api/admin/leads/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
    }
  }
  'leads.leads.finish': {
    methods: ["POST"]
    pattern: '/api/admin/leads/:id/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.leads.reject': {
    methods: ["POST"]
    pattern: '/api/admin/leads/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.leads.note': {
    methods: ["POST"]
    pattern: '/api/admin/leads/:id/note'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.call-infos.claim': {
    methods: ["POST"]
    pattern: '/api/admin/call-infos/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
    }
  }
  'leads.call-infos.release': {
    methods: ["POST"]
    pattern: '/api/admin/call-infos/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
    }
  }
  'leads.call-infos.finish': {
    methods: ["POST"]
    pattern: '/api/admin/call-infos/:id/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.call-infos.reject': {
    methods: ["POST"]
    pattern: '/api/admin/call-infos/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.call-infos.note': {
    methods: ["POST"]
    pattern: '/api/admin/call-infos/:id/note'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.manual-reports.claim': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['claim']>>>
    }
  }
  'leads.manual-reports.release': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['release']>>>
    }
  }
  'leads.manual-reports.finish': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports/:id/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').workValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.manual-reports.reject': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.manual-reports.note': {
    methods: ["POST"]
    pattern: '/api/admin/manual-reports/:id/note'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/leads/validators/contacts.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['note']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos/:id/picture'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['picture']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/leads/controllers/contact_work_controller').default['picture']>>>
    }
  }
  'addresses.addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/addresses/validators/address_validators').addressListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'addresses.addresses.store': {
    methods: ["POST"]
    pattern: '/api/addresses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/addresses/validators/address_validators').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/addresses/validators/address_validators').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'addresses.addresses.select': {
    methods: ["POST"]
    pattern: '/api/addresses/:id/select'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/addresses/validators/address_validators').selectValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/addresses/validators/address_validators').selectValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['select']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/addresses/controllers/addresses_controller').default['select']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'plans.service_plans': {
    methods: ["GET","HEAD"]
    pattern: '/api/business-service-plan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['index']>>>
    }
  }
  'admin.certificate_types.store': {
    methods: ["POST"]
    pattern: '/api/admin/certificate-types'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/plans/validators/plan_validators.js').certificateTypeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/plans/validators/plan_validators.js').certificateTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/certificate_types_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/certificate_types_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.certificate_types.update': {
    methods: ["PUT"]
    pattern: '/api/admin/certificate-types/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/plans/validators/plan_validators.js').certificateTypeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/plans/validators/plan_validators.js').certificateTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/certificate_types_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/certificate_types_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plan_requests.open': {
    methods: ["POST"]
    pattern: '/api/admin/business-service-plans/:plan/open'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['open']>>>
    }
  }
  'admin.plan_requests.close': {
    methods: ["POST"]
    pattern: '/api/admin/business-service-plans/:plan/close'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['close']>>>
    }
  }
  'admin.plan_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/plan-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['withdraw']>>>
    }
  }
  'admin.plan_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/plan-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['approve']>>>
    }
  }
  'admin.plan_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/plan-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/plans/controllers/service_plans_controller').default['reject']>>>
    }
  }
  'registration.select-plan': {
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
  'registration.status': {
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
  'registration.apply-again': {
    methods: ["POST"]
    pattern: '/api/user/:plan/apply-again'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/plans_controller').default['reopen']>>>
    }
  }
  'registration.identity': {
    methods: ["PUT"]
    pattern: '/api/user/:plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/identity_validator').identityValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/identity_validator').identityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/identity_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/identity_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registration.complementary': {
    methods: ["PUT"]
    pattern: '/api/user/:plan/complementary'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/identity_validator').identityValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/identity_validator').identityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/identity_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/identity_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registration.upload': {
    methods: ["POST"]
    pattern: '/api/user/:plan/upload'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['store']>>>
    }
  }
  'registration.documents': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/:plan/documents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['index']>>>
    }
  }
  'registration.certificate-types': {
    methods: ["GET","HEAD"]
    pattern: '/api/certificate-types/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['certificateTypes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['certificateTypes']>>>
    }
  }
  'registration.shop': {
    methods: ["POST"]
    pattern: '/api/shop'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/shop_validator').shopValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/shop_validator').shopValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registration.own-shop': {
    methods: ["GET","HEAD"]
    pattern: '/api/shop/self'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/registration/validators/shop_validator').planValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['self']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['self']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registration.shop-certificate-type': {
    methods: ["GET","HEAD"]
    pattern: '/api/shop/:id/shop-certificate-type'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['certificateType']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/shops_controller').default['certificateType']>>>
    }
  }
  'registration.ask-for-score': {
    methods: ["POST"]
    pattern: '/api/credit-score'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/identity_validator').scoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/identity_validator').scoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registration.score-code': {
    methods: ["POST"]
    pattern: '/api/credit-score/otp-start'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['start']>>>
    }
  }
  'registration.credit-score': {
    methods: ["GET","HEAD"]
    pattern: '/api/credit-score/self'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['show']>>>
    }
  }
  'registration.see-refusal': {
    methods: ["POST"]
    pattern: '/api/credit-score/toggle-get-credit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeRefusal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeRefusal']>>>
    }
  }
  'registration.see-credit': {
    methods: ["POST"]
    pattern: '/api/credit-score/mark-as-seen'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeCredit']>>>
    }
  }
  'registration.credit-seen': {
    methods: ["POST"]
    pattern: '/api/user/:plan/credit-seen'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/credit_score_controller').default['seeCredit']>>>
    }
  }
  'documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/documents/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/documents_controller').default['show']>>>
    }
  }
  'review.claim': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['claim']>>>
    }
  }
  'review.release': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['release']>>>
    }
  }
  'review.inquire': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/inquire'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/review_validators').inquiryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/review_validators').inquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'review.approve': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/:step/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/review_validators').approveValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/review_validators').approveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'review.reject': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/:step/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/review_validators').rejectValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/review_validators').rejectValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'review.reopen': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/:step/reopen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['reopen']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'review.score': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/score'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/review_validators').scoreValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/review_validators').scoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['score']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['score']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'review.visit': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/visit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/registration/validators/review_validators').visitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/registration/validators/review_validators').visitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['visit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/reviews_controller').default['visit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notes.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/registration/validators/note_validators').notePageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['usersIndex']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['usersIndex']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notes.users.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['usersStore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['usersStore']>>>
    }
  }
  'notes.registrations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/registration/validators/note_validators').notePageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['registrationsIndex']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['registrationsIndex']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notes.registrations.store': {
    methods: ["POST"]
    pattern: '/api/admin/registrations/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['registrationsStore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/registration/controllers/notes_controller').default['registrationsStore']>>>
    }
  }
  'admin.phone_changes.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/change-phone'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/phone_changes/validators/phone_changes').changePhoneValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/phone_changes/validators/phone_changes').changePhoneValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.phone_changes.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/phone-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['withdraw']>>>
    }
  }
  'admin.phone_changes.approve': {
    methods: ["POST"]
    pattern: '/api/admin/phone-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['approve']>>>
    }
  }
  'admin.phone_changes.reject': {
    methods: ["POST"]
    pattern: '/api/admin/phone-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/phone_changes/controllers/phone_changes_controller').default['reject']>>>
    }
  }
  'cards.cards.self': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/self'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['self']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['self']>>>
    }
  }
  'cards.cards.cvv_2': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/self/cvv2'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['cvv2']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['cvv2']>>>
    }
  }
  'cards.cards.activate': {
    methods: ["POST"]
    pattern: '/api/card/activate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').activateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').activateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['activate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.cards.disable': {
    methods: ["PUT"]
    pattern: '/api/card/disable'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').blockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['disable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.cards.reissue': {
    methods: ["PUT"]
    pattern: '/api/card/reissue'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['reissue']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['reissue']>>>
    }
  }
  'cards.otp_start': {
    methods: ["POST"]
    pattern: '/api/card/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.otp_resend': {
    methods: ["POST"]
    pattern: '/api/card/otp-resend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.card_secrets.forget': {
    methods: ["POST"]
    pattern: '/api/card/pin1-forget'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').resetPinValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').resetPinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['forget']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['forget']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.card_secrets.reset_status': {
    methods: ["POST"]
    pattern: '/api/card/password-reset-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardNumberValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['resetStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['resetStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.card_secrets.change': {
    methods: ["PUT"]
    pattern: '/api/card/pin1-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').changePinValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').changePinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.cards.self': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/legal/:companyUniqueSerial/self'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['self']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['self']>>>
    }
  }
  'cards.legal.cards.cvv_2': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/legal/:companyUniqueSerial/self/cvv2'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['cvv2']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['cvv2']>>>
    }
  }
  'cards.legal.cards.activate': {
    methods: ["POST"]
    pattern: '/api/card/legal/:companyUniqueSerial/activate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').activateValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').activateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['activate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.cards.disable': {
    methods: ["PUT"]
    pattern: '/api/card/legal/:companyUniqueSerial/disable'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').blockValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['disable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.cards.reissue': {
    methods: ["PUT"]
    pattern: '/api/card/legal/:companyUniqueSerial/reissue'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['reissue']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['reissue']>>>
    }
  }
  'cards.legal.otp_start': {
    methods: ["POST"]
    pattern: '/api/card/legal/:companyUniqueSerial/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.otp_resend': {
    methods: ["POST"]
    pattern: '/api/card/legal/:companyUniqueSerial/otp-resend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.card_secrets.forget': {
    methods: ["POST"]
    pattern: '/api/card/legal/:companyUniqueSerial/pin1-forget'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').resetPinValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').resetPinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['forget']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['forget']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.card_secrets.reset_status': {
    methods: ["POST"]
    pattern: '/api/card/legal/:companyUniqueSerial/password-reset-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').cardNumberValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').cardNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['resetStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['resetStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.card_secrets.change': {
    methods: ["PUT"]
    pattern: '/api/card/legal/:companyUniqueSerial/pin1-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').changePinValidator)>>
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').changePinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/card_secrets_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.legal.agreement_info': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/legal/:companyUniqueSerial/agreement-info'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { companyUniqueSerial: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['agreementInfo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['agreementInfo']>>>
    }
  }
  'cards.agreement_info': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/agreement-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['agreementInfo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/cards_controller').default['agreementInfo']>>>
    }
  }
  'cards.delivery_addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/card-delivery-addresses/users/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['index']>>>
    }
  }
  'cards.delivery_addresses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/card-delivery-addresses/users/:userId/cards/:cardId/card-delivery-address'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; cardId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['show']>>>
    }
  }
  'cards.delivery_addresses.is_assigned': {
    methods: ["GET","HEAD"]
    pattern: '/api/card-delivery-addresses/users/:userId/cards/:cardId/is-assigned'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; cardId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['isAssigned']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['isAssigned']>>>
    }
  }
  'cards.delivery_addresses.choose': {
    methods: ["POST"]
    pattern: '/api/card-delivery-addresses/addresses/:addressId/cards/:cardId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { addressId: ParamValue; cardId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['choose']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/delivery_addresses_controller').default['choose']>>>
    }
  }
  'cards.admin_cards.print': {
    methods: ["POST"]
    pattern: '/api/admin/cards/:id/print'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['print']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['print']>>>
    }
  }
  'cards.admin_cards.confirm_address': {
    methods: ["POST"]
    pattern: '/api/admin/cards/:id/confirm-address'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').confirmAddressValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').confirmAddressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['confirmAddress']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['confirmAddress']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.admin_cards.disable': {
    methods: ["POST"]
    pattern: '/api/admin/cards/:id/disable'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').disableValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').disableValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/admin_cards_controller').default['disable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.print_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/print-batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['store']>>>
    }
  }
  'cards.print_batches.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['file']>>>
    }
  }
  'cards.print_batches.result': {
    methods: ["POST"]
    pattern: '/api/admin/print-batches/:id/result'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_batches_controller').default['result']>>>
    }
  }
  'cards.print_batches.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/print-batches/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cards/validators/card_validators').batchCancelValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cards/validators/card_validators').batchCancelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cards.print_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/print-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['withdraw']>>>
    }
  }
  'cards.print_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/print-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['approve']>>>
    }
  }
  'cards.print_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/print-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/print_requests_controller').default['reject']>>>
    }
  }
  'cards.parcels.answers': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['answers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['answers']>>>
    }
  }
  'cards.parcels.accepted': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/accepted'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'cards.parcels.in-transit': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/in-transit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'cards.parcels.out-for-delivery': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/out-for-delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'cards.parcels.delivered': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/delivered'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'cards.parcels.failed-delivery': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/failed-delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'cards.parcels.returned-to-sender': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/returned-to-sender'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.accepted': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/accepted'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.in-transit': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/in-transit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.out-for-delivery': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/out-for-delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.delivered': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/delivered'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.failed-delivery': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/failed-delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'courier.parcels.returned-to-sender': {
    methods: ["POST"]
    pattern: '/api/external/courier/parcels/:id/returned-to-sender'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cards/controllers/parcels_controller').default['move']>>>
    }
  }
  'companies.register': {
    methods: ["POST"]
    pattern: '/api/legal/company/legal-company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').registerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').registerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.information': {
    methods: ["PUT"]
    pattern: '/api/legal/company/legal-company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').informationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').informationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.official-paper': {
    methods: ["POST"]
    pattern: '/api/legal/company/official-paper'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['officialPaper']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['officialPaper']>>>
    }
  }
  'companies.papers': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/papers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_papers_controller').default['index']>>>
    }
  }
  'companies.assigned': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/assigned'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['assigned']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['assigned']>>>
    }
  }
  'companies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['show']>>>
    }
  }
  'companies.phases': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/phases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['phases']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['phases']>>>
    }
  }
  'companies.choose-branch': {
    methods: ["POST"]
    pattern: '/api/legal/company/appointment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').branchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').branchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['appointment']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['appointment']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.ceo': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/ceo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['show']>>>
    }
  }
  'companies.send-ceo': {
    methods: ["POST"]
    pattern: '/api/legal/company/ceo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').ceoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').ceoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.update-ceo': {
    methods: ["PUT"]
    pattern: '/api/legal/company/ceo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').ceoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').ceoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/ceo_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.board': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/board-member'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['index']>>>
    }
  }
  'companies.add-member': {
    methods: ["POST"]
    pattern: '/api/legal/company/board-member'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').memberValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').memberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.send-board': {
    methods: ["POST"]
    pattern: '/api/legal/company/board-member/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['send']>>>
    }
  }
  'companies.member': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/board-member/:phone'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { phone: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['show']>>>
    }
  }
  'companies.update-member': {
    methods: ["PUT"]
    pattern: '/api/legal/company/board-member/:phone'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').memberUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { phone: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').memberUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.remove-member': {
    methods: ["DELETE"]
    pattern: '/api/legal/company/board-member/:phone'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { phone: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['destroy']>>>
    }
  }
  'companies.payment-methods': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/payment-methods'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['index']>>>
    }
  }
  'companies.payment-method': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/payment-method'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['show']>>>
    }
  }
  'companies.set-payment-method': {
    methods: ["PUT"]
    pattern: '/api/legal/company/payment-method'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').paymentMethodValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').paymentMethodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/payment_methods_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.minimum': {
    methods: ["PUT"]
    pattern: '/api/legal/company/minimum-signature'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').minimumValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').minimumValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['minimum']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/board_controller').default['minimum']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.rule': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/approbations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['show']>>>
    }
  }
  'companies.change-rule': {
    methods: ["PUT"]
    pattern: '/api/legal/company/approbations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').ruleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').ruleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.rule-history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/approbations/history/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['history']>>>
    }
  }
  'companies.confirm-rule': {
    methods: ["POST"]
    pattern: '/api/legal/company/approbations/changes/:changeId/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { changeId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['confirm']>>>
    }
  }
  'companies.refuse-rule': {
    methods: ["POST"]
    pattern: '/api/legal/company/approbations/changes/:changeId/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { changeId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rules_controller').default['refuse']>>>
    }
  }
  'companies.delegations': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/delegations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['index']>>>
    }
  }
  'companies.propose-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/company/delegations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/company_validators').delegationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/company_validators').delegationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.confirm-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/company/delegations/:delegationId/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { delegationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['confirm']>>>
    }
  }
  'companies.refuse-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/company/delegations/:delegationId/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { delegationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['refuse']>>>
    }
  }
  'companies.revoke-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/company/delegations/:delegationId/revoke'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { delegationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['revoke']>>>
    }
  }
  'companies.ceo-token': {
    methods: ["POST"]
    pattern: '/api/user/ceo-token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['ceoToken']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_controller').default['ceoToken']>>>
    }
  }
  'companies.admin.verify': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/:step/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').verifyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').verifyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.reject': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/:step/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').rejectionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').rejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.reopen': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/:step/reopen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; step: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['reopen']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.claim': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['claim']>>>
    }
  }
  'companies.admin.release': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['release']>>>
    }
  }
  'companies.admin.inquire': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/inquire'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').inquiryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').inquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_reviews_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.verify-member': {
    methods: ["POST"]
    pattern: '/api/legal/admin/board-members/:id/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').verifyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').verifyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.reject-member': {
    methods: ["POST"]
    pattern: '/api/legal/admin/board-members/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').rejectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').rejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.reopen-member': {
    methods: ["POST"]
    pattern: '/api/legal/admin/board-members/:id/reopen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/shared/review/validators').reopenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/member_reviews_controller').default['reopen']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.set-appointment': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/set-appointment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').appointmentByStaffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').appointmentByStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['appointment']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['appointment']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.toggle': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/toggle-is-distributor-defined'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').definedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').definedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['toggle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['toggle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.upload-official-paper': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/official-paper'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['officialPaper']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['officialPaper']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.upload-national-card': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/national-card'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').memberPapersValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').memberPapersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['nationalCard']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['nationalCard']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.set-minimum': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/minimum-signature'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').minimumByStaffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').minimumByStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['minimum']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['minimum']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.set-signatory': {
    methods: ["POST"]
    pattern: '/api/legal/admin/companies/:id/signatory-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/companies/validators/review_validators').signatoryByStaffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/companies/validators/review_validators').signatoryByStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['signatory']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/companies_on_behalf_controller').default['signatory']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'companies.admin.confirm-rule': {
    methods: ["POST"]
    pattern: '/api/legal/admin/rule-changes/:id/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rule_changes_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rule_changes_controller').default['confirm']>>>
    }
  }
  'companies.admin.refuse-rule': {
    methods: ["POST"]
    pattern: '/api/legal/admin/rule-changes/:id/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/rule_changes_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/rule_changes_controller').default['refuse']>>>
    }
  }
  'companies.admin.confirm-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/admin/delegations/:id/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['confirmByBank']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['confirmByBank']>>>
    }
  }
  'companies.admin.refuse-delegation': {
    methods: ["POST"]
    pattern: '/api/legal/admin/delegations/:id/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['refuseByBank']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['refuseByBank']>>>
    }
  }
  'companies.admin.delegations': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies/:id/delegations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['ofCompany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/delegations_controller').default['ofCompany']>>>
    }
  }
  'company-papers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/company-papers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/companies/controllers/company_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/companies/controllers/company_papers_controller').default['show']>>>
    }
  }
  'card-holders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['index']>>>
    }
  }
  'card-holders.register': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').holderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').holderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.former': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/former-card-holder'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['former']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['former']>>>
    }
  }
  'card-holders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['show']>>>
    }
  }
  'card-holders.remove': {
    methods: ["DELETE"]
    pattern: '/api/legal/company/card-holder/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['destroy']>>>
    }
  }
  'card-holders.contract': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/contract'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['contract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['contract']>>>
    }
  }
  'card-holders.contract-form': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId/contract-form'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_forms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_forms_controller').default['show']>>>
    }
  }
  'card-holders.approbation': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId/approbation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['show']>>>
    }
  }
  'card-holders.evidence': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId/evidence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['evidence']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['evidence']>>>
    }
  }
  'card-holders.sign-code': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').startContractValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').startContractValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.sign': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/sign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').signContractValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').signContractValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['sign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['sign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.refuse': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').refuseContractValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').refuseContractValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.token': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/token-start'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['startToken']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['startToken']>>>
    }
  }
  'card-holders.nudge': {
    methods: ["POST"]
    pattern: '/api/legal/company/card-holder/:userId/nudge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['nudge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/contract_signatures_controller').default['nudge']>>>
    }
  }
  'card-holders.ceiling': {
    methods: ["PUT"]
    pattern: '/api/legal/company/card-holder/:userId/ceiling'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').ceilingValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').ceilingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['ceiling']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['ceiling']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.assign': {
    methods: ["POST"]
    pattern: '/api/legal/company/assign-card-holder'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').assignValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').assignValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['assign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['assign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.block-code': {
    methods: ["POST"]
    pattern: '/api/legal/company/disable-card/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').blockCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').blockCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['blockCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['blockCode']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.block': {
    methods: ["POST"]
    pattern: '/api/legal/company/disable-card'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').blockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/cardholders/validators/card_holder_validators').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['block']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['block']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'card-holders.held': {
    methods: ["GET","HEAD"]
    pattern: '/api/card/legal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['held']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/card_holders_controller').default['held']>>>
    }
  }
  'card-holders.review.claim': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['claim']>>>
    }
  }
  'card-holders.review.release': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['release']>>>
    }
  }
  'card-holders.review.verify': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/verify'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['verify']>>>
    }
  }
  'card-holders.review.reject': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reject']>>>
    }
  }
  'card-holders.review.reopen': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/reopen'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reopen']>>>
    }
  }
  'card-holders.review.reopen-contract': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/contract/reopen'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reopenContract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['reopenContract']>>>
    }
  }
  'card-holders.review.verify-contract': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/contract/verify'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['verifyContract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['verifyContract']>>>
    }
  }
  'card-holders.review.reject-contract': {
    methods: ["POST"]
    pattern: '/api/legal/admin/card-holders/:id/contract/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['rejectContract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_reviews_controller').default['rejectContract']>>>
    }
  }
  'card-holders.paper': {
    methods: ["GET","HEAD"]
    pattern: '/api/card-holder-papers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/cardholders/controllers/holder_papers_controller').default['show']>>>
    }
  }
  'signatures.evidence.invoice': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/company-orders/:id/evidence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signatures/controllers/evidence_controller').default['ofInvoice']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signatures/controllers/evidence_controller').default['ofInvoice']>>>
    }
  }
  'signatures.evidence.contract': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-contracts/:id/evidence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signatures/controllers/evidence_controller').default['ofContract']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signatures/controllers/evidence_controller').default['ofContract']>>>
    }
  }
  'distributors.directory.mine': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributors/:plan/my-province'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/distributors/validators/directory').myProvinceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['mine']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['mine']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'distributors.directory.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributors/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/distributors/validators/directory').directoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'distributors.directory.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributors/:plan/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['show']>>>
    }
  }
  'distributors.logo': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor-logos/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['logo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/directory_controller').default['logo']>>>
    }
  }
  'admin.commands.distributors.store': {
    methods: ["POST"]
    pattern: '/api/admin/distributors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').newDistributorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').newDistributorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributors.update': {
    methods: ["PUT"]
    pattern: '/api/admin/distributors/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').distributorValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').distributorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributors.update_identity': {
    methods: ["PUT"]
    pattern: '/api/admin/distributors/:id/identity'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').distributorIdentityValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').distributorIdentityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['updateIdentity']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['updateIdentity']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributors.store_branch': {
    methods: ["POST"]
    pattern: '/api/admin/branches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').newBranchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').newBranchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['storeBranch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['storeBranch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributors.update_branch': {
    methods: ["PUT"]
    pattern: '/api/admin/branches/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').branchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_commands.js').branchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['updateBranch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributors_controller').default['updateBranch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributor_requests.store': {
    methods: ["POST"]
    pattern: '/api/admin/distributors/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/distributors/validators/distributor_requests.js').requestValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/distributors/validators/distributor_requests.js').requestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.distributor_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/distributor-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['withdraw']>>>
    }
  }
  'admin.commands.distributor_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/distributor-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['approve']>>>
    }
  }
  'admin.commands.distributor_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/distributor-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/distributors/controllers/distributor_requests_controller').default['reject']>>>
    }
  }
  'admin.commands.staff.store': {
    methods: ["POST"]
    pattern: '/api/admin/staff'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/staff_validators.js').newStaffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/staff_validators.js').newStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.staff.update': {
    methods: ["PUT"]
    pattern: '/api/admin/staff/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/staff_validators.js').staffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/staff_validators.js').staffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.staff.remove_second_factor': {
    methods: ["POST"]
    pattern: '/api/admin/staff/:id/remove-second-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/staff_validators.js').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/staff_validators.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['removeSecondFactor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_controller').default['removeSecondFactor']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.roles.store': {
    methods: ["POST"]
    pattern: '/api/admin/roles'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/staff_validators.js').newRoleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/staff_validators.js').newRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/roles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/roles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.roles.update': {
    methods: ["PUT"]
    pattern: '/api/admin/roles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/staff_validators.js').roleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/staff_validators.js').roleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/roles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/roles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.staff.staff_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/staff-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['approve']>>>
    }
  }
  'admin.commands.staff.staff_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/staff-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['reject']>>>
    }
  }
  'admin.commands.staff.staff_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/staff-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_requests_controller').default['withdraw']>>>
    }
  }
  'user.login': {
    methods: ["POST"]
    pattern: '/api/user/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/account_validators.js').staffLoginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/account_validators.js').staffLoginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/staff_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['show']>>>
    }
  }
  'me.password': {
    methods: ["PUT"]
    pattern: '/api/admin/me/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/account_validators.js').passwordChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/account_validators.js').passwordChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['password']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['password']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'me.totp': {
    methods: ["POST"]
    pattern: '/api/admin/me/totp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/account_validators.js').totpStartValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/account_validators.js').totpStartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['startTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['startTotp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'me.totp-confirm': {
    methods: ["POST"]
    pattern: '/api/admin/me/totp/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/staff/validators/account_validators.js').totpConfirmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/staff/validators/account_validators.js').totpConfirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['confirmTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/me_controller').default['confirmTotp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ledger.ledger.trial_balance': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger/trial-balance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ledger/validators/trial_balance_validator').trialBalanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_controller').default['trialBalance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_controller').default['trialBalance']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ledger.ledger_exports.trial_balance': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger/trial-balance/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ledger/validators/ledger_export.js').trialBalanceExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_exports_controller').default['trialBalance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_exports_controller').default['trialBalance']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ledger.ledger.reconcile': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger/reconcile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_controller').default['reconcile']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_controller').default['reconcile']>>>
    }
  }
  'ledger.ledger_exports.reconciliation': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger/reconcile/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/ledger/validators/ledger_export.js').reconciliationExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_exports_controller').default['reconciliation']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/ledger/controllers/ledger_exports_controller').default['reconciliation']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.payments.store': {
    methods: ["POST"]
    pattern: '/api/payment/create-payment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').walletChargeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').walletChargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.payments.gateways': {
    methods: ["GET","HEAD"]
    pattern: '/api/payment/gateways-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['gateways']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['gateways']>>>
    }
  }
  'payments.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/payment/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['show']>>>
    }
  }
  'payments.receipt-picture': {
    methods: ["POST"]
    pattern: '/api/payment/:id/receipt-picture'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/receipt_pictures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/receipt_pictures_controller').default['store']>>>
    }
  }
  'payments.wallets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/wallet/:plan/self'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/wallets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/wallets_controller').default['show']>>>
    }
  }
  'payments.transactions.sources': {
    methods: ["GET","HEAD"]
    pattern: '/api/transaction-source'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['sources']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['sources']>>>
    }
  }
  'payments.transactions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/transaction/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/payments/validators/payment_validators').transactionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.transactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/transaction/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['show']>>>
    }
  }
  'company-transactions.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/transactions/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['companyIndex']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['companyIndex']>>>
    }
  }
  'company-transactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/transactions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['companyShow']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/transactions_controller').default['companyShow']>>>
    }
  }
  'payments.callback': {
    methods: ["GET","POST"]
    pattern: '/api/payment/callback/:indicator'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { indicator: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/callbacks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/callbacks_controller').default['store']>>>
    }
  }
  'payments.simulator.show': {
    methods: ["GET","POST"]
    pattern: '/demo/gateway/payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['show']>>>
    }
  }
  'payments.simulator.simulator.store': {
    methods: ["POST"]
    pattern: '/demo/gateway/result'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').simulatorChoiceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').simulatorChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.simulator.result': {
    methods: ["GET","HEAD"]
    pattern: '/demo/gateway/result'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['result']>>>
    }
  }
  'payments.simulator.file': {
    methods: ["GET","HEAD"]
    pattern: '/demo/gateway/files/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/simulator_controller').default['file']>>>
    }
  }
  'payments.offline.offline_payments.confirm': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').confirmValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').confirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/offline_payments_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/offline_payments_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.offline.offline_payments.refuse': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/refuse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').refuseValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').refuseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/offline_payments_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/offline_payments_controller').default['refuse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.offline.receipt-picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/:id/receipt-picture'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/receipt_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/receipt_pictures_controller').default['show']>>>
    }
  }
  'payments.decisions.payment_decisions.settle': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/settle'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').settleByHandValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').settleByHandValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['settle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['settle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.decisions.payment_decisions.close': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/close'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').closeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').closeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['close']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.decisions.payment_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/decisions/:decisionId/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; decisionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['approve']>>>
    }
  }
  'payments.decisions.payment_decisions.reject': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/decisions/:decisionId/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').rejectDecisionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; decisionId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').rejectDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.decisions.payment_decisions.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/decisions/:decisionId/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; decisionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['withdraw']>>>
    }
  }
  'payments.bank-answers': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/:id/bank-answers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['answers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_decisions_controller').default['answers']>>>
    }
  }
  'admin.gateway-deposits.held': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits/held'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['held']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['held']>>>
    }
  }
  'admin.gateway-deposits.commands.deposits.store': {
    methods: ["POST"]
    pattern: '/api/admin/gateway-deposits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').depositValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').depositValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.gateway-deposits.commands.deposits.reverse': {
    methods: ["POST"]
    pattern: '/api/admin/gateway-deposits/:id/reverse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/payment_validators').reverseDepositValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/payment_validators').reverseDepositValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['reverse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/deposits_controller').default['reverse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.gateways.update': {
    methods: ["PUT"]
    pattern: '/api/admin/gateways/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').gatewayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').gatewayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.gateways.make_default': {
    methods: ["POST"]
    pattern: '/api/admin/gateways/:id/make-default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['makeDefault']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['makeDefault']>>>
    }
  }
  'admin.commands.gateways.switch_off': {
    methods: ["POST"]
    pattern: '/api/admin/gateways/:id/switch-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').switchOffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').switchOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['switchOff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['switchOff']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.gateways.ask': {
    methods: ["POST"]
    pattern: '/api/admin/gateways/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').gatewayRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators/gateway_validators.js').gatewayRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateways_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.gateway_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/gateway-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['withdraw']>>>
    }
  }
  'admin.commands.gateway_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/gateway-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['approve']>>>
    }
  }
  'admin.commands.gateway_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/gateway-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/gateway_requests_controller').default['reject']>>>
    }
  }
  'signing.check': {
    methods: ["GET","HEAD"]
    pattern: '/api/signing/check'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['check']>>>
    }
  }
  'signing.digest': {
    methods: ["GET","HEAD"]
    pattern: '/api/signing/digest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/signing/validators/signing_validators').documentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['digest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['digest']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'signing.info-inquiry': {
    methods: ["POST"]
    pattern: '/api/signing/info-inquiry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['inquire']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['inquire']>>>
    }
  }
  'signing.random-sentence': {
    methods: ["GET","HEAD"]
    pattern: '/api/signing/random-sentence'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['sentence']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['sentence']>>>
    }
  }
  'signing.video': {
    methods: ["POST"]
    pattern: '/api/signing/video'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_uploads_controller').default['video']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_uploads_controller').default['video']>>>
    }
  }
  'signing.signature': {
    methods: ["POST"]
    pattern: '/api/signing/signature'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_uploads_controller').default['signature']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_uploads_controller').default['signature']>>>
    }
  }
  'signing.enrollment': {
    methods: ["POST"]
    pattern: '/api/signing/enrollment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['enroll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['enroll']>>>
    }
  }
  'signing.sign': {
    methods: ["POST"]
    pattern: '/api/signing/sign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/signing/validators/signing_validators').signValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/signing/validators/signing_validators').signValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['sign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_controller').default['sign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'signing.callback': {
    methods: ["POST"]
    pattern: '/api/signing/callback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_returns_controller').default['callback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_returns_controller').default['callback']>>>
    }
  }
  'signing.redirect': {
    methods: ["GET","POST"]
    pattern: '/api/signing/redirect'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_returns_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/signing_returns_controller').default['redirect']>>>
    }
  }
  'signing.android-info': {
    methods: ["GET","HEAD"]
    pattern: '/api/signing/android-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/signing/validators/signing_validators').androidValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/app_info_controller').default['android']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/app_info_controller').default['android']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'signing.app-market-info': {
    methods: ["GET","HEAD"]
    pattern: '/api/signing/app-market-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/app_info_controller').default['markets']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/app_info_controller').default['markets']>>>
    }
  }
  'admin.signature-enrollments.video': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/:id/video'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/enrollment_files_controller').default['video']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/enrollment_files_controller').default['video']>>>
    }
  }
  'admin.signature-enrollments.signature': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/:id/signature'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/enrollment_files_controller').default['signature']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/enrollment_files_controller').default['signature']>>>
    }
  }
  'signing.sandbox.sandbox_provider.inquire': {
    methods: ["POST"]
    pattern: '/demo/signature/identity-inquiries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['inquire']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['inquire']>>>
    }
  }
  'signing.sandbox.sandbox_provider.open': {
    methods: ["POST"]
    pattern: '/demo/signature/enrollments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['open']>>>
    }
  }
  'signing.sandbox.sandbox_provider.enrollment': {
    methods: ["GET","HEAD"]
    pattern: '/demo/signature/enrollments/:ref'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['enrollment']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['enrollment']>>>
    }
  }
  'signing.sandbox.sandbox_provider.sentence': {
    methods: ["POST"]
    pattern: '/demo/signature/enrollments/:ref/sentences'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['sentence']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['sentence']>>>
    }
  }
  'signing.sandbox.sandbox_provider.video': {
    methods: ["PUT"]
    pattern: '/demo/signature/enrollments/:ref/video'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['video']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['video']>>>
    }
  }
  'signing.sandbox.sandbox_provider.image': {
    methods: ["PUT"]
    pattern: '/demo/signature/enrollments/:ref/signature-image'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['image']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['image']>>>
    }
  }
  'signing.sandbox.sandbox_provider.submit': {
    methods: ["POST"]
    pattern: '/demo/signature/enrollments/:ref/submit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['submit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['submit']>>>
    }
  }
  'signing.sandbox.sandbox_provider.open_signing': {
    methods: ["POST"]
    pattern: '/demo/signature/signings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['openSigning']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['openSigning']>>>
    }
  }
  'signing.sandbox.sandbox_provider.signing': {
    methods: ["GET","HEAD"]
    pattern: '/demo/signature/signings/:ref'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['signing']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_provider_controller').default['signing']>>>
    }
  }
  'signing.sandbox.sandbox_page.show': {
    methods: ["GET","HEAD"]
    pattern: '/demo/signature/page'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['show']>>>
    }
  }
  'signing.sandbox.sandbox_page.store': {
    methods: ["POST"]
    pattern: '/demo/signature/page'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/signing/validators/signing_validators.js').pageAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/signing/validators/signing_validators.js').pageAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'signing.sandbox.file': {
    methods: ["GET","HEAD"]
    pattern: '/demo/signature/files/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/signing/controllers/sandbox_page_controller').default['file']>>>
    }
  }
  'contracts.contracts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-contract/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['index']>>>
    }
  }
  'contracts.contracts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-contract/:plan/:contractType'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; contractType: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['show']>>>
    }
  }
  'contracts.contract_files.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-contract/:plan/:contractType/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; contractType: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/contracts/validators/sign_validator.js').signedFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_files_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_files_controller').default['own']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.contracts.sign': {
    methods: ["POST"]
    pattern: '/api/user-contract/:plan/sign-contract'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/contracts/validators/sign_validator.js').signValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/contracts/validators/sign_validator.js').signValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['sign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contracts_controller').default['sign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.admin.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts/:id/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_files_controller').default['show']>>>
    }
  }
  'contracts.admin.contract_templates.store': {
    methods: ["POST"]
    pattern: '/api/admin/contract-templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/contracts/validators/template_validators.js').newTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/contracts/validators/template_validators.js').newTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.admin.contract_templates.update': {
    methods: ["PUT"]
    pattern: '/api/admin/contract-templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/contracts/validators/template_validators.js').templateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/contracts/validators/template_validators.js').templateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.admin.contract_templates.ask': {
    methods: ["POST"]
    pattern: '/api/admin/contract-templates/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/contracts/validators/template_validators.js').inForceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/contracts/validators/template_validators.js').inForceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.admin.contract_templates.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/contract-template-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['withdraw']>>>
    }
  }
  'contracts.admin.contract_templates.approve': {
    methods: ["POST"]
    pattern: '/api/admin/contract-template-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['approve']>>>
    }
  }
  'contracts.admin.contract_templates.reject': {
    methods: ["POST"]
    pattern: '/api/admin/contract-template-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_templates_controller').default['reject']>>>
    }
  }
  'credit.packages.store': {
    methods: ["POST"]
    pattern: '/api/user-subscription-package'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').choosePackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').choosePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.packages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-subscription-package'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/credit/validators/credit_validators').planQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.packages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-subscription-package/:plan/subscription-packages'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['index']>>>
    }
  }
  'credit.platform_fees.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/platform-fee/:plan/payment-detail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['show']>>>
    }
  }
  'credit.platform_fees.confirm': {
    methods: ["POST"]
    pattern: '/api/platform-fee/:plan/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['confirm']>>>
    }
  }
  'credit.renewals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-contract/:plan/renewal-status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['show']>>>
    }
  }
  'credit.company': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/credit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['company']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['company']>>>
    }
  }
  'credit.fee_payments.create_platform_fee': {
    methods: ["POST"]
    pattern: '/api/platform-fee/:plan/create-platform-fee'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').payFeeValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').payFeeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.fee_payments.create_platform_fee_payment': {
    methods: ["POST"]
    pattern: '/api/payment/:plan/create-platform-fee-payment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').payFeeValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').payFeeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.fee_payments.platform_fees.store_for_package': {
    methods: ["POST"]
    pattern: '/api/payment/create-subscription-package-payment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').payPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').payPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['storeForPackage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/platform_fees_controller').default['storeForPackage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.allocations.store': {
    methods: ["POST"]
    pattern: '/api/admin/credit/allocate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').allocateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').allocateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/allocations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/allocations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.packages.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/credit/cancel-package'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').cancelPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').cancelPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/packages_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.credit_lines.suspend': {
    methods: ["POST"]
    pattern: '/api/admin/credit/suspend'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['suspend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['suspend']>>>
    }
  }
  'credit.admin.credit_lines.unsuspend': {
    methods: ["POST"]
    pattern: '/api/admin/credit/unsuspend'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['unsuspend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['unsuspend']>>>
    }
  }
  'credit.admin.renewals.grant': {
    methods: ["POST"]
    pattern: '/api/admin/credit/grant-renewal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').grantRenewalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').grantRenewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['grant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/renewals_controller').default['grant']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.credit_lines.change_limit': {
    methods: ["POST"]
    pattern: '/api/admin/credit/change-limit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').changeLimitValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').changeLimitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['changeLimit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['changeLimit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.credit_lines.revolve': {
    methods: ["POST"]
    pattern: '/api/admin/credit/revolve'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['revolve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/credit_lines_controller').default['revolve']>>>
    }
  }
  'credit.admin.approval_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/admin/approvals/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').decideValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').decideValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.approval_decisions.reject': {
    methods: ["POST"]
    pattern: '/api/admin/approvals/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/credit_validators').decideValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/credit_validators').decideValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credit.admin.approval_decisions.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/approvals/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/approval_decisions_controller').default['withdraw']>>>
    }
  }
  'credit.suspensions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-suspensions/exports/excel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['export']>>>
    }
  }
  'credit.suspensions.log': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-suspensions/suspension-logs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['log']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['log']>>>
    }
  }
  'credit.suspensions.histories': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-suspensions/:id/histories'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['histories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['histories']>>>
    }
  }
  'credit.suspensions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user-suspensions/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/suspensions_controller').default['index']>>>
    }
  }
  'admin.package_requests.store': {
    methods: ["POST"]
    pattern: '/api/admin/packages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/package_validators').newPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/package_validators').newPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.package_requests.collaterals': {
    methods: ["POST"]
    pattern: '/api/admin/packages/:slug/collaterals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/package_validators').collateralsValidator)>>
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/package_validators').collateralsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['collaterals']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['collaterals']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.package_requests.activate': {
    methods: ["POST"]
    pattern: '/api/admin/packages/:slug/activate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/package_validators').packageReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/package_validators').packageReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['activate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.package_requests.switch_off': {
    methods: ["POST"]
    pattern: '/api/admin/packages/:slug/switch-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credit/validators/package_validators').packageReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/credit/validators/package_validators').packageReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['switchOff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['switchOff']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.package_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/package-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['withdraw']>>>
    }
  }
  'admin.package_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/package-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['approve']>>>
    }
  }
  'admin.package_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/package-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credit/controllers/package_requests_controller').default['reject']>>>
    }
  }
  'credit.admin.forgive_late_fee': {
    methods: ["POST"]
    pattern: '/api/admin/credit/forgive-late-fee'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/late_fees/validators/late_fees').forgiveValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/late_fees/validators/late_fees').forgiveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['forgive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['forgive']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.late_fee_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/late-fee-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['withdraw']>>>
    }
  }
  'admin.late_fee_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/late-fee-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['approve']>>>
    }
  }
  'admin.late_fee_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/late-fee-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/late_fees/controllers/late_fees_controller').default['reject']>>>
    }
  }
  'credit.admin.write_off': {
    methods: ["POST"]
    pattern: '/api/admin/credit/write-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/write_offs/validators/write_off').writeOffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/write_offs/validators/write_off').writeOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/write_offs/controllers/write_offs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/write_offs/controllers/write_offs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blacklist_entries.store': {
    methods: ["POST"]
    pattern: '/api/admin/blacklists'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/blacklists/validators/blacklists').addValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/blacklists/validators/blacklists').addValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/blacklists/controllers/blacklists_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/blacklists/controllers/blacklists_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blacklist_entries.remove': {
    methods: ["POST"]
    pattern: '/api/admin/blacklists/:id/remove'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/blacklists/validators/blacklists').removeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/blacklists/validators/blacklists').removeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/blacklists/controllers/blacklists_controller').default['remove']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/blacklists/controllers/blacklists_controller').default['remove']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.installments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/installments/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { plan: ParamValue; pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/installments/validators/installments').installmentFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.installments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/installments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['show']>>>
    }
  }
  'orders.installments.pay_all': {
    methods: ["POST"]
    pattern: '/api/order/:plan/installments/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/installments/validators/installments').payInstallmentsValidator)>>
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/installments/validators/installments').payInstallmentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['payAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['payAll']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.installments.pay': {
    methods: ["POST"]
    pattern: '/api/order/:plan/installments/:id/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/installments/validators/installments').payInstallmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/installments/validators/installments').payInstallmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/installments/controllers/installments_controller').default['pay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.repayments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/repayments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/installments/controllers/repayments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/installments/controllers/repayments_controller').default['show']>>>
    }
  }
  'orders.show_pending': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/pending-orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
    }
  }
  'orders.order_payments.start': {
    methods: ["POST"]
    pattern: '/api/order/pending-orders/:id/payment-otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').startPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').startPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_payments_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_payments_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.order_payments.verify': {
    methods: ["POST"]
    pattern: '/api/order/pending-orders/:id/payment-otp-verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').paymentCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').paymentCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_payments_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_payments_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.batch_payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/pending-orders/several'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/orders/validators/orders').batchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.batch_payments.start': {
    methods: ["POST"]
    pattern: '/api/order/pending-orders/several/payment-otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').startBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').startBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.batch_payments.verify': {
    methods: ["POST"]
    pattern: '/api/order/pending-orders/several/payment-otp-verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').batchCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').batchCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/batch_payments_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.orders.pending': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/pending-orders/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { plan: ParamValue; pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['pending']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['pending']>>>
    }
  }
  'orders.orders.completed': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/completed-orders/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { plan: ParamValue; pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['completed']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['completed']>>>
    }
  }
  'orders.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { plan: ParamValue; pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/orders/validators/orders').filterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:plan/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/orders/validators/orders').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
    }
  }
  'orders.receipts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/order/:id/receipt'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['show']>>>
    }
  }
  'orders.receipts.store': {
    methods: ["POST"]
    pattern: '/api/order/:id/receipt'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').receiptValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').receiptValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.receipts.withdraw': {
    methods: ["POST"]
    pattern: '/api/order/:id/receipt/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/receipts_controller').default['withdraw']>>>
    }
  }
  'orders.home': {
    methods: ["GET","HEAD"]
    pattern: '/api/home/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/home_controller').default['show']>>>
    }
  }
  'orders.credit_consents.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/credit-consents/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['index']>>>
    }
  }
  'orders.credit_consents.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributors/:plan/:slug/credit-consent'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['show']>>>
    }
  }
  'orders.credit_consents.update': {
    methods: ["PUT"]
    pattern: '/api/distributors/:plan/:slug/credit-consent'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').creditConsentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { plan: ParamValue; slug: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').creditConsentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/credit_consents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.frauds.fraud': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/fraud'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/frauds_controller').default['fraud']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/frauds_controller').default['fraud']>>>
    }
  }
  'orders.frauds.unfraud': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/unfraud'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/frauds_controller').default['unfraud']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/frauds_controller').default['unfraud']>>>
    }
  }
  'distributor.disputes.commands.dispute_answers.accept': {
    methods: ["POST"]
    pattern: '/api/distributor/disputes/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['accept']>>>
    }
  }
  'distributor.disputes.commands.dispute_answers.refuse': {
    methods: ["POST"]
    pattern: '/api/distributor/disputes/:id/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['refuse']>>>
    }
  }
  'admin.disputes.commands.dispute_answers.decide_for': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['decideFor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['decideFor']>>>
    }
  }
  'admin.disputes.commands.dispute_answers.decide_against': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['decideAgainst']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/dispute_answers_controller').default['decideAgainst']>>>
    }
  }
  'company-orders.start-batch': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').batchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').batchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['startBatch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['startBatch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.sign-batch': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/sign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').signBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').signBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['signBatch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['signBatch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.panel': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/panel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['panel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['panel']>>>
    }
  }
  'company-orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').companyOrdersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['show']>>>
    }
  }
  'company-orders.evidence': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/:id/evidence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['evidence']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_order_files_controller').default['evidence']>>>
    }
  }
  'company-orders.approbation': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/orders/:id/approbation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['approbation']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_orders_controller').default['approbation']>>>
    }
  }
  'company-orders.start': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').startValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').startValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.sign': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/sign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').signValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').signValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['sign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['sign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.reject': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').rejectValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/company_orders/validators/company_order_validators').rejectValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.token-start': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/token-start'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['startToken']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['startToken']>>>
    }
  }
  'company-orders.nudge': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/nudge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['nudge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/signatures_controller').default['nudge']>>>
    }
  }
  'company-orders.pay-start': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/pay-otp-start'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').startPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').startPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_payments_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_payments_controller').default['start']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.pay': {
    methods: ["POST"]
    pattern: '/api/legal/company/orders/:id/pay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/orders/validators/orders').paymentCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/orders/validators/orders').paymentCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_payments_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_payments_controller').default['pay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company-orders.week': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/week'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_weeks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/company_orders/controllers/company_weeks_controller').default['show']>>>
    }
  }
  'statements.obligations': {
    methods: ["GET","HEAD"]
    pattern: '/api/obligations/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statements/controllers/obligations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statements/controllers/obligations_controller').default['show']>>>
    }
  }
  'statements.statement': {
    methods: ["GET","HEAD"]
    pattern: '/api/statement/:plan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { plan: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statements/controllers/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statements/controllers/statements_controller').default['show']>>>
    }
  }
  'statements.holder.statement': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId/statement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statements/controllers/statements_controller').default['ofHolder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statements/controllers/statements_controller').default['ofHolder']>>>
    }
  }
  'statements.holder.obligations': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/company/card-holder/:userId/obligations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statements/controllers/obligations_controller').default['ofHolder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statements/controllers/obligations_controller').default['ofHolder']>>>
    }
  }
  'admin.customers.view': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/customers/:userId/view'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/statements/validators/customer_view.js').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statements/controllers/customer_views_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statements/controllers/customer_views_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.partner_requests.create': {
    methods: ["POST"]
    pattern: '/api/admin/partner-requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/programs.js').newClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/programs.js').newClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.partner_requests.token': {
    methods: ["POST"]
    pattern: '/api/admin/partner-clients/:id/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/programs.js').clientReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/programs.js').clientReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['token']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['token']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.partner_clients.token': {
    methods: ["POST"]
    pattern: '/api/admin/partner-clients/:id/token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/programs.js').issueValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/programs.js').issueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_clients_controller').default['token']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_clients_controller').default['token']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.partner_clients.stop': {
    methods: ["POST"]
    pattern: '/api/admin/partner-clients/:id/stop'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/programs.js').clientReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/programs.js').clientReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_clients_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_clients_controller').default['stop']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.partner_requests.withdraw': {
    methods: ["POST"]
    pattern: '/api/admin/partner-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['withdraw']>>>
    }
  }
  'admin.commands.partner_requests.approve': {
    methods: ["POST"]
    pattern: '/api/admin/partner-requests/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['approve']>>>
    }
  }
  'admin.commands.partner_requests.reject': {
    methods: ["POST"]
    pattern: '/api/admin/partner-requests/:id/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/partner_requests_controller').default['reject']>>>
    }
  }
  'supplier_money.sales.store': {
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
  'supplier_money.sales.cancel': {
    methods: ["POST"]
    pattern: '/api/external/supplier/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier_money.sales.update': {
    methods: ["POST"]
    pattern: '/api/external/supplier/update'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').updateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').updateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier_money.sales.reject': {
    methods: ["POST"]
    pattern: '/api/external/supplier/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal_money.company_sales.store': {
    methods: ["POST"]
    pattern: '/api/external/legal/v1/sale'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').companySaleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').companySaleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal_money.sales.cancel': {
    methods: ["POST"]
    pattern: '/api/external/legal/v1/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal_money.sales.update': {
    methods: ["POST"]
    pattern: '/api/external/legal/v1/update'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').updateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').updateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier.sales.confirm': {
    methods: ["POST"]
    pattern: '/api/external/supplier/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/partners/validators/sale.js').referenceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/partners/validators/sale.js').referenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/sales_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier.supplier_orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/orders/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/partners/validators/sale.js').ordersFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier.supplier_orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/orders/:referenceNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { referenceNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['show']>>>
    }
  }
  'supplier.supplier_orders.remain_credit': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/remain-credit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/partners/validators/sale.js').remainCreditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['remainCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['remainCredit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal.supplier_orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/legal/v1/orders/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/partners/validators/sale.js').ordersFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal.supplier_orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/legal/v1/orders/:referenceNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { referenceNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_orders_controller').default['show']>>>
    }
  }
  'legal.company_sales.remain_credit': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/legal/v1/remain-credit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/partners/validators/sale.js').companyCreditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['remainCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['remainCredit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'legal.company_sales.inquiry': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/legal/v1/inquiry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/partners/validators/sale.js').inquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['inquiry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/company_sales_controller').default['inquiry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier.disputes.supplier_disputes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/disputes/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/orders/validators/orders').disputesFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'supplier.disputes.supplier_disputes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['show']>>>
    }
  }
  'supplier.disputes.supplier_disputes.accept': {
    methods: ["POST"]
    pattern: '/api/external/supplier/disputes/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['accept']>>>
    }
  }
  'supplier.disputes.supplier_disputes.refuse': {
    methods: ["POST"]
    pattern: '/api/external/supplier/disputes/:id/refuse'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/controllers/supplier_disputes_controller').default['refuse']>>>
    }
  }
  'device.device_calls.detect': {
    methods: ["POST"]
    pattern: '/api/device/detect-card'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['detect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['detect']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device.device_calls.scan': {
    methods: ["POST"]
    pattern: '/api/device/scan-qr'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').scanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').scanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['scan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['scan']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device.device_calls.balance': {
    methods: ["POST"]
    pattern: '/api/device/card-balance'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').balanceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').balanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['balance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['balance']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device.device_calls.pay': {
    methods: ["POST"]
    pattern: '/api/device/card-payment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').paymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').paymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['pay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'device.device_calls.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/device/card-payment/:reference'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { reference: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['show']>>>
    }
  }
  'device.device_calls.reverse': {
    methods: ["POST"]
    pattern: '/api/device/card-reversal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').reversalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').reversalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['reverse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/device_calls_controller').default['reverse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.verify': {
    methods: ["POST"]
    pattern: '/api/external/refah/card-verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.store': {
    methods: ["POST"]
    pattern: '/api/external/refah/sale'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardSaleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardSaleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.cancel': {
    methods: ["POST"]
    pattern: '/api/external/refah/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cancellationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.inquiry': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/inquiry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/devices/validators/device_calls').inquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['inquiry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['inquiry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/list/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/devices/validators/device_calls').listFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'refah.card_sales.remain_credit': {
    methods: ["POST"]
    pattern: '/api/external/refah/remain-credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['remainCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['remainCredit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.verify': {
    methods: ["POST"]
    pattern: '/api/external/iran_kish/card-verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.store': {
    methods: ["POST"]
    pattern: '/api/external/iran_kish/sale'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardSaleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardSaleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.cancel': {
    methods: ["POST"]
    pattern: '/api/external/iran_kish/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cancellationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.inquiry': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/inquiry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/devices/validators/device_calls').inquiryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['inquiry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['inquiry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/list/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/devices/validators/device_calls').listFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'iran_kish.card_sales.remain_credit': {
    methods: ["POST"]
    pattern: '/api/external/iran_kish/remain-credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').cardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['remainCredit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/card_sales_controller').default['remainCredit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cpg.containers.containers.store': {
    methods: ["POST"]
    pattern: '/api/cpg/containers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/device_calls').containerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/device_calls').containerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cpg.containers.containers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/cpg/containers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['show']>>>
    }
  }
  'cpg.containers.containers.cancel': {
    methods: ["POST"]
    pattern: '/api/cpg/containers/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/containers_controller').default['cancel']>>>
    }
  }
  'admin.commands.merchants.store': {
    methods: ["POST"]
    pattern: '/api/admin/merchants'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/staff_commands').newMerchantValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/staff_commands').newMerchantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/merchants_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/merchants_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.merchants.update': {
    methods: ["PUT"]
    pattern: '/api/admin/merchants/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/staff_commands').merchantValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/staff_commands').merchantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/merchants_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/merchants_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.devices.store': {
    methods: ["POST"]
    pattern: '/api/admin/devices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/staff_commands').newDeviceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/staff_commands').newDeviceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.devices.activate': {
    methods: ["POST"]
    pattern: '/api/admin/devices/:id/activate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['activate']>>>
    }
  }
  'admin.commands.devices.unlock': {
    methods: ["POST"]
    pattern: '/api/admin/devices/:id/unlock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/staff_commands').deviceReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/staff_commands').deviceReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['unlock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['unlock']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.commands.devices.disable': {
    methods: ["POST"]
    pattern: '/api/admin/devices/:id/disable'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/devices/validators/staff_commands').deviceReasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/devices/validators/staff_commands').deviceReasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/devices/controllers/devices_controller').default['disable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhook-deliveries.replay': {
    methods: ["POST"]
    pattern: '/api/admin/webhook-deliveries/:id/replay'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/deliveries_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/deliveries_controller').default['replay']>>>
    }
  }
  'admin.webhook_endpoints.endpoints.update': {
    methods: ["PUT"]
    pattern: '/api/admin/partner-clients/:id/webhook'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/validators/webhook_validators.js').endpointValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/validators/webhook_validators.js').endpointValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.webhook_endpoints.endpoints.rotate': {
    methods: ["POST"]
    pattern: '/api/admin/partner-clients/:id/webhook/rotate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['rotate']>>>
    }
  }
  'admin.webhook_endpoints.endpoints.try': {
    methods: ["POST"]
    pattern: '/api/admin/partner-clients/:id/webhook/try'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['try']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['try']>>>
    }
  }
  'admin.webhook_endpoints.endpoints.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/partner-clients/:id/webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['destroy']>>>
    }
  }
  'admin.webhook_endpoints.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients/:id/webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/endpoints_controller').default['show']>>>
    }
  }
  'supplier.webhook_deliveries': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/webhook-deliveries/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/webhooks/validators/webhook_validators.js').deliveriesFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/deliveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/deliveries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settlement.maturity_runs.store': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['store']>>>
    }
  }
  'settlement.maturity_runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/maturity-runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['show']>>>
    }
  }
  'settlement.maturity_runs.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/maturity-runs/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['file']>>>
    }
  }
  'settlement.maturity_runs.result_file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/maturity-runs/:id/results/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['resultFile']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['resultFile']>>>
    }
  }
  'settlement.maturity_runs.approve': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['approve']>>>
    }
  }
  'settlement.maturity_runs.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['cancel']>>>
    }
  }
  'settlement.maturity_runs.retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['retry']>>>
    }
  }
  'settlement.maturity_runs.approve_retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/approve-retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['approveRetry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['approveRetry']>>>
    }
  }
  'settlement.maturity_runs.withdraw_retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/withdraw-retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['withdrawRetry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['withdrawRetry']>>>
    }
  }
  'settlement.maturity_runs.result': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/maturity-runs/:id/result'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/maturity_runs_controller').default['result']>>>
    }
  }
  'settlement.discount_runs.store': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['store']>>>
    }
  }
  'settlement.discount_runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/discount-runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['show']>>>
    }
  }
  'settlement.discount_runs.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/discount-runs/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['file']>>>
    }
  }
  'settlement.discount_runs.result_file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement/discount-runs/:id/results/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['resultFile']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['resultFile']>>>
    }
  }
  'settlement.discount_runs.approve': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['approve']>>>
    }
  }
  'settlement.discount_runs.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['cancel']>>>
    }
  }
  'settlement.discount_runs.retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['retry']>>>
    }
  }
  'settlement.discount_runs.approve_retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/approve-retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['approveRetry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['approveRetry']>>>
    }
  }
  'settlement.discount_runs.withdraw_retry': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/withdraw-retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['withdrawRetry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['withdrawRetry']>>>
    }
  }
  'settlement.discount_runs.result': {
    methods: ["POST"]
    pattern: '/api/admin/settlement/discount-runs/:id/result'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/discount_runs_controller').default['result']>>>
    }
  }
  'supplier.settlements.supplier_settlements.awaiting_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/settlements/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
    }
  }
  'supplier.settlements.supplier_settlements.past_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/settlements/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
    }
  }
  'supplier.settlements.supplier_settlements.awaiting_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/discounts/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
    }
  }
  'supplier.settlements.supplier_settlements.past_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/discounts/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
    }
  }
  'refah.settlements.supplier_settlements.awaiting_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/settlements/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
    }
  }
  'refah.settlements.supplier_settlements.past_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/settlements/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
    }
  }
  'refah.settlements.supplier_settlements.awaiting_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/discounts/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
    }
  }
  'refah.settlements.supplier_settlements.past_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/refah/discounts/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
    }
  }
  'iran_kish.settlements.supplier_settlements.awaiting_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/settlements/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingSettlements']>>>
    }
  }
  'iran_kish.settlements.supplier_settlements.past_settlements': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/settlements/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastSettlements']>>>
    }
  }
  'iran_kish.settlements.supplier_settlements.awaiting_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/discounts/awaiting/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['awaitingDiscounts']>>>
    }
  }
  'iran_kish.settlements.supplier_settlements.past_discounts': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/iran_kish/discounts/past/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['pastDiscounts']>>>
    }
  }
  'supplier.settlements.supplier_settlements.invoices': {
    methods: ["GET","HEAD"]
    pattern: '/api/external/supplier/payouts/:paymentId/invoices/:pageSize/:pageNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { paymentId: ParamValue; pageSize: ParamValue; pageNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['invoices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settlement/controllers/supplier_settlements_controller').default['invoices']>>>
    }
  }
  'demo.sms': {
    methods: ["GET","HEAD"]
    pattern: '/api/demo/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/demo/validators/demo.js').messagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'demo.phones': {
    methods: ["GET","HEAD"]
    pattern: '/api/demo/phones'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_messages_controller').default['phones']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_messages_controller').default['phones']>>>
    }
  }
  'demo.cards': {
    methods: ["GET","HEAD"]
    pattern: '/api/demo/cards'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/demo/validators/demo.js').messagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_cards_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_cards_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'demo.clock': {
    methods: ["GET","HEAD"]
    pattern: '/api/demo/clock'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_clock_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_clock_controller').default['show']>>>
    }
  }
  'demo.clock.advance': {
    methods: ["POST"]
    pattern: '/api/demo/clock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/demo/validators/demo.js').clockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/demo/validators/demo.js').clockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_clock_controller').default['advance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/demo_clock_controller').default['advance']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'demo-phone.page': {
    methods: ["GET","HEAD"]
    pattern: '/demo/phone'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['show']>>>
    }
  }
  'demo-phone.pos': {
    methods: ["GET","HEAD"]
    pattern: '/demo/pos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['pos']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['pos']>>>
    }
  }
  'demo-phone.file': {
    methods: ["GET","HEAD"]
    pattern: '/demo/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/demo/controllers/phone_page_controller').default['file']>>>
    }
  }
  'admin.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/dashboard_controller').default['show']>>>
    }
  }
  'admin.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators/search_validator.js').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/search_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'docs.page': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['show']>>>
    }
  }
  'docs.openapi': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['document']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['document']>>>
    }
  }
  'docs.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documentation/controllers/docs_controller').default['file']>>>
    }
  }
  'admin.addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.addresses.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/addresses/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.addresses.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/addresses/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.addresses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/addresses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.audit.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.audit.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.audit.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.audit.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.blacklists.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/blacklists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.blacklists.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/blacklists/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.blacklists.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/blacklists/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.blacklists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/blacklists/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.blacklists.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/blacklists/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cards.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cards'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cards.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cards/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cards.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cards/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cards.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cards/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cards.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cards/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-holders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-holders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-holders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-holders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-holders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-holders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-holders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-holders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-holders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-holders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.card-holders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-holders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.card-holders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-holders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.card-holders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-holders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.card-holders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-holders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.card-holders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/card-holders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.parcels.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/parcels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.parcels.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/parcels/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.parcels.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/parcels/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.parcels.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/parcels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.parcels.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/parcels/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-batches.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-batches.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-batches.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-batches/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.print-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/print-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.board-members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/board-members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.board-members.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/board-members/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.board-members.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/board-members/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.board-members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/board-members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.board-members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/board-members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.board-members.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/board-members/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.board-members.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/board-members/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.board-members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/board-members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.companies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.companies.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/companies/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.companies.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/companies/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.companies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/companies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.companies.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/companies/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.companies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.companies.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.companies.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.companies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.companies.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/companies/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rule-changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/rule-changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rule-changes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/rule-changes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rule-changes.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/rule-changes/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.rule-changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/rule-changes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.rule-changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/rule-changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.rule-changes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/rule-changes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.rule-changes.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/rule-changes/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.rule-changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/rule-changes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.orders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.orders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.orders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/orders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.orders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/orders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-orders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-orders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-orders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-orders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-orders.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/orders/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-orders.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/orders/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-template-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-template-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-template-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-template-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-template-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-template-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-template-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-template-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-template-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-template-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-templates.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-templates/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-templates.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-templates/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contract-templates.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contract-templates/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contracts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contracts.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contracts.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contracts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.contracts.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/contracts/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.approvals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/approvals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.approvals.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/approvals/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.approvals.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/approvals/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.approvals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/approvals/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.approvals.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/approvals/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-wallets.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-wallets'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-wallets.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-wallets/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-wallets.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-wallets/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-wallets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-wallets/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-wallets.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-wallets/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-wallets.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/wallets'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-wallets.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/wallets/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-wallets.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/wallets/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-wallets.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/wallets/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-wallets.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/wallets/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit-lines.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/credit-lines'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit-lines.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/credit-lines/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit-lines.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/credit-lines/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit-lines.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/credit-lines/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.credit-lines.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/credit-lines/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/package-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/package-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/package-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/package-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.package-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/package-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.packages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.packages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/packages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.packages.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/packages/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.packages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/packages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.packages.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/packages/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.renewals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/renewals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.renewals.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/renewals/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.renewals.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/renewals/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.renewals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/renewals/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.suspensions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/suspensions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.suspensions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/suspensions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.suspensions.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/suspensions/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.suspensions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/suspensions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.suspensions.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/suspensions/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-payments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-payments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-payments.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-payments/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-payments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.card-payments.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/card-payments/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.devices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/devices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.devices.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/devices/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.devices.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/devices/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.devices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/devices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.devices.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/devices/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.merchants.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/merchants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.merchants.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/merchants/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.merchants.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/merchants/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.merchants.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/merchants/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.merchants.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/merchants/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/branches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.branches.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/branches/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.branches.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/branches/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.branches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/branches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.branches.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/branches/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/branches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.branches.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/branches/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.branches.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/branches/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.branches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/branches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.branches.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/branches/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributor-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributor-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributor-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributor-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributor-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributor-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributor-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributor-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributor-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributor-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributors.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributors.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributors/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributors.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributors/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributors.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributors/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.distributors.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/distributors/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.distributors.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/distributors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.distributors.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/distributors/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.distributors.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/distributors/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.distributors.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/distributors/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.distributors.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/distributors/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.users.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.users.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.users.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.installments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/installments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.installments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/installments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.installments.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/installments/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.installments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/installments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fee-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fee-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fee-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fee-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fee-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fee-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fee-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fee-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fee-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fee-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fees.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fees'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fees.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fees/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fees.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fees/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.late-fees.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/late-fees/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.leads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/leads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.leads.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/leads/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.leads.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/leads/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.leads.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/leads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.leads.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/leads/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.call-infos.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.call-infos.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.call-infos.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.call-infos.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.call-infos.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/call-infos/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.manual-reports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/manual-reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.manual-reports.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/manual-reports/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.manual-reports.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/manual-reports/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.manual-reports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/manual-reports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.manual-reports.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/manual-reports/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.ledger-entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger-entries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.ledger-entries.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger-entries/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.ledger-entries.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger-entries/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.ledger-entries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger-entries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.bank-branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-branches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.bank-branches.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-branches/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.bank-branches.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-branches/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.bank-branches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-branches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.bank-branches.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-branches/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.bank-branches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/bank-branches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.bank-branches.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/bank-branches/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.bank-branches.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/bank-branches/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.bank-branches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/bank-branches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.bank-branches.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/bank-branches/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.provinces.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/provinces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.provinces.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/provinces/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.provinces.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/provinces/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.provinces.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/provinces/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cities.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cities.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cities/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cities.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cities/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.cities.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cities/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.districts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/districts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.districts.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/districts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.districts.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/districts/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.districts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/districts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.guilds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/guilds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.guilds.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/guilds/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.guilds.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/guilds/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.guilds.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/guilds/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-providers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-providers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-providers.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-providers/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-providers.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-providers/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-providers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-providers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-providers.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-providers/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-templates.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-templates/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-templates.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-templates/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.sms-templates.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/sms-templates/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.disputes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.disputes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.disputes.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.disputes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.disputes.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.disputes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.disputes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/disputes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.disputes.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/disputes/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.disputes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.disputes.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/disputes/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-clients.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-clients.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-clients.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-clients.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-clients/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.partner-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payments.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payments.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-transactions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-transactions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-transactions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-transactions.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-transactions/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-transactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-transactions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.company-transactions.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/company-transactions/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-transactions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-transactions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/transactions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-transactions.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/transactions/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-transactions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/transactions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'legal.company-transactions.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/legal/admin/transactions/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-deposits.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-deposits.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-deposits.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-deposits.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-deposits.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-deposits/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateway-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateway-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateways.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateways'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateways.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateways/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateways.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateways/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateways.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateways/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.gateways.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/gateways/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.phone-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/phone-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.phone-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/phone-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.phone-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/phone-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.phone-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/phone-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.phone-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/phone-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.business-service-plans.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/business-service-plans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.business-service-plans.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/business-service-plans/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.business-service-plans.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/business-service-plans/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.business-service-plans.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/business-service-plans/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.business-service-plans.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/business-service-plans/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.certificate-types.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.certificate-types.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-types/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.certificate-types.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-types/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.certificate-types.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-types/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.certificate-types.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-types/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.plan-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/plan-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.plan-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/plan-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.plan-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/plan-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.plan-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/plan-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.plan-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/plan-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.inquiries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/inquiries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.inquiries.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/inquiries/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.inquiries.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/inquiries/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.inquiries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/inquiries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.registrations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.registrations.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.registrations.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.registrations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.registrations.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/registrations/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settings.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settings.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payout-items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payout-items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payout-items.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payout-items/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payout-items.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payout-items/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payout-items.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payout-items/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payout-items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payout-items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payout-items.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payout-items/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payout-items.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payout-items/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payout-items.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payout-items/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payouts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payouts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payouts.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payouts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payouts.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payouts/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.payouts.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payouts/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payouts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payouts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payouts.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payouts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payouts.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payouts/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.payouts.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/payouts/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.receivables.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/receivables'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.receivables.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/receivables/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.receivables.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/receivables/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.receivables.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/receivables/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.receivables.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/receivables'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.receivables.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/receivables/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.receivables.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/receivables/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'distributor.receivables.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/distributor/receivables/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-run-items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-run-items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-run-items.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-run-items/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-run-items.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-run-items/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-run-items.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-run-items/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-runs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-runs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-runs.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-runs/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.settlement-runs.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settlement-runs/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.closed-days.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/closed-days'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.closed-days.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/closed-days/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.closed-days.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/closed-days/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.closed-days.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/closed-days/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.signature-enrollments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.signature-enrollments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.signature-enrollments.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.signature-enrollments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.signature-enrollments.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/signature-enrollments/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.roles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/roles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.roles.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/roles/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.roles.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/roles/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.roles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/roles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff-requests.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff-requests/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff-requests.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff-requests/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.staff.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.webhook-deliveries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-deliveries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.webhook-deliveries.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-deliveries/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.webhook-deliveries.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-deliveries/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.webhook-deliveries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-deliveries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.webhook-deliveries.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-deliveries/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.write-offs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/write-offs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.write-offs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/write-offs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.write-offs.totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/write-offs/totals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.write-offs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/write-offs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.write-offs.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/write-offs/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
}
