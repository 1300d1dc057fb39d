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
  'registration.select-plan': {
    methods: ["POST"],
    pattern: '/api/user/:plan/select-business-plan',
    tokens: [{"old":"/api/user/:plan/select-business-plan","type":0,"val":"api","end":""},{"old":"/api/user/:plan/select-business-plan","type":0,"val":"user","end":""},{"old":"/api/user/:plan/select-business-plan","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/select-business-plan","type":0,"val":"select-business-plan","end":""}],
    types: placeholder as Registry['registration.select-plan']['types'],
  },
  'registration.status': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/:plan/registration-status',
    tokens: [{"old":"/api/user/:plan/registration-status","type":0,"val":"api","end":""},{"old":"/api/user/:plan/registration-status","type":0,"val":"user","end":""},{"old":"/api/user/:plan/registration-status","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/registration-status","type":0,"val":"registration-status","end":""}],
    types: placeholder as Registry['registration.status']['types'],
  },
  'registration.identity': {
    methods: ["PUT"],
    pattern: '/api/user/:plan',
    tokens: [{"old":"/api/user/:plan","type":0,"val":"api","end":""},{"old":"/api/user/:plan","type":0,"val":"user","end":""},{"old":"/api/user/:plan","type":1,"val":"plan","end":""}],
    types: placeholder as Registry['registration.identity']['types'],
  },
  'registration.complementary': {
    methods: ["PUT"],
    pattern: '/api/user/:plan/complementary',
    tokens: [{"old":"/api/user/:plan/complementary","type":0,"val":"api","end":""},{"old":"/api/user/:plan/complementary","type":0,"val":"user","end":""},{"old":"/api/user/:plan/complementary","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/complementary","type":0,"val":"complementary","end":""}],
    types: placeholder as Registry['registration.complementary']['types'],
  },
  'registration.upload': {
    methods: ["POST"],
    pattern: '/api/user/:plan/upload',
    tokens: [{"old":"/api/user/:plan/upload","type":0,"val":"api","end":""},{"old":"/api/user/:plan/upload","type":0,"val":"user","end":""},{"old":"/api/user/:plan/upload","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/upload","type":0,"val":"upload","end":""}],
    types: placeholder as Registry['registration.upload']['types'],
  },
  'registration.documents': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/:plan/documents',
    tokens: [{"old":"/api/user/:plan/documents","type":0,"val":"api","end":""},{"old":"/api/user/:plan/documents","type":0,"val":"user","end":""},{"old":"/api/user/:plan/documents","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/documents","type":0,"val":"documents","end":""}],
    types: placeholder as Registry['registration.documents']['types'],
  },
  'registration.certificate-types': {
    methods: ["GET","HEAD"],
    pattern: '/api/certificate-types/:plan',
    tokens: [{"old":"/api/certificate-types/:plan","type":0,"val":"api","end":""},{"old":"/api/certificate-types/:plan","type":0,"val":"certificate-types","end":""},{"old":"/api/certificate-types/:plan","type":1,"val":"plan","end":""}],
    types: placeholder as Registry['registration.certificate-types']['types'],
  },
  'registration.shop': {
    methods: ["POST"],
    pattern: '/api/shop',
    tokens: [{"old":"/api/shop","type":0,"val":"api","end":""},{"old":"/api/shop","type":0,"val":"shop","end":""}],
    types: placeholder as Registry['registration.shop']['types'],
  },
  'registration.own-shop': {
    methods: ["GET","HEAD"],
    pattern: '/api/shop/self',
    tokens: [{"old":"/api/shop/self","type":0,"val":"api","end":""},{"old":"/api/shop/self","type":0,"val":"shop","end":""},{"old":"/api/shop/self","type":0,"val":"self","end":""}],
    types: placeholder as Registry['registration.own-shop']['types'],
  },
  'registration.shop-certificate-type': {
    methods: ["GET","HEAD"],
    pattern: '/api/shop/:id/shop-certificate-type',
    tokens: [{"old":"/api/shop/:id/shop-certificate-type","type":0,"val":"api","end":""},{"old":"/api/shop/:id/shop-certificate-type","type":0,"val":"shop","end":""},{"old":"/api/shop/:id/shop-certificate-type","type":1,"val":"id","end":""},{"old":"/api/shop/:id/shop-certificate-type","type":0,"val":"shop-certificate-type","end":""}],
    types: placeholder as Registry['registration.shop-certificate-type']['types'],
  },
  'registration.credit-score': {
    methods: ["GET","HEAD"],
    pattern: '/api/credit-score/self',
    tokens: [{"old":"/api/credit-score/self","type":0,"val":"api","end":""},{"old":"/api/credit-score/self","type":0,"val":"credit-score","end":""},{"old":"/api/credit-score/self","type":0,"val":"self","end":""}],
    types: placeholder as Registry['registration.credit-score']['types'],
  },
  'registration.see-refusal': {
    methods: ["POST"],
    pattern: '/api/credit-score/toggle-get-credit',
    tokens: [{"old":"/api/credit-score/toggle-get-credit","type":0,"val":"api","end":""},{"old":"/api/credit-score/toggle-get-credit","type":0,"val":"credit-score","end":""},{"old":"/api/credit-score/toggle-get-credit","type":0,"val":"toggle-get-credit","end":""}],
    types: placeholder as Registry['registration.see-refusal']['types'],
  },
  'registration.see-credit': {
    methods: ["POST"],
    pattern: '/api/credit-score/mark-as-seen',
    tokens: [{"old":"/api/credit-score/mark-as-seen","type":0,"val":"api","end":""},{"old":"/api/credit-score/mark-as-seen","type":0,"val":"credit-score","end":""},{"old":"/api/credit-score/mark-as-seen","type":0,"val":"mark-as-seen","end":""}],
    types: placeholder as Registry['registration.see-credit']['types'],
  },
  'registration.credit-seen': {
    methods: ["POST"],
    pattern: '/api/user/:plan/credit-seen',
    tokens: [{"old":"/api/user/:plan/credit-seen","type":0,"val":"api","end":""},{"old":"/api/user/:plan/credit-seen","type":0,"val":"user","end":""},{"old":"/api/user/:plan/credit-seen","type":1,"val":"plan","end":""},{"old":"/api/user/:plan/credit-seen","type":0,"val":"credit-seen","end":""}],
    types: placeholder as Registry['registration.credit-seen']['types'],
  },
  'documents.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/documents/:id',
    tokens: [{"old":"/api/documents/:id","type":0,"val":"api","end":""},{"old":"/api/documents/:id","type":0,"val":"documents","end":""},{"old":"/api/documents/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['documents.show']['types'],
  },
  'distributors.directory.mine': {
    methods: ["GET","HEAD"],
    pattern: '/api/distributors/:plan/my-province',
    tokens: [{"old":"/api/distributors/:plan/my-province","type":0,"val":"api","end":""},{"old":"/api/distributors/:plan/my-province","type":0,"val":"distributors","end":""},{"old":"/api/distributors/:plan/my-province","type":1,"val":"plan","end":""},{"old":"/api/distributors/:plan/my-province","type":0,"val":"my-province","end":""}],
    types: placeholder as Registry['distributors.directory.mine']['types'],
  },
  'distributors.directory.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/distributors/:plan',
    tokens: [{"old":"/api/distributors/:plan","type":0,"val":"api","end":""},{"old":"/api/distributors/:plan","type":0,"val":"distributors","end":""},{"old":"/api/distributors/:plan","type":1,"val":"plan","end":""}],
    types: placeholder as Registry['distributors.directory.index']['types'],
  },
  'distributors.directory.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/distributors/:plan/:slug',
    tokens: [{"old":"/api/distributors/:plan/:slug","type":0,"val":"api","end":""},{"old":"/api/distributors/:plan/:slug","type":0,"val":"distributors","end":""},{"old":"/api/distributors/:plan/:slug","type":1,"val":"plan","end":""},{"old":"/api/distributors/:plan/:slug","type":1,"val":"slug","end":""}],
    types: placeholder as Registry['distributors.directory.show']['types'],
  },
  'orders.show_pending': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/pending-orders/:id',
    tokens: [{"old":"/api/order/pending-orders/:id","type":0,"val":"api","end":""},{"old":"/api/order/pending-orders/:id","type":0,"val":"order","end":""},{"old":"/api/order/pending-orders/:id","type":0,"val":"pending-orders","end":""},{"old":"/api/order/pending-orders/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['orders.show_pending']['types'],
  },
  'orders.order_payments.start': {
    methods: ["POST"],
    pattern: '/api/order/pending-orders/:id/payment-otp-start',
    tokens: [{"old":"/api/order/pending-orders/:id/payment-otp-start","type":0,"val":"api","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-start","type":0,"val":"order","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-start","type":0,"val":"pending-orders","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-start","type":1,"val":"id","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-start","type":0,"val":"payment-otp-start","end":""}],
    types: placeholder as Registry['orders.order_payments.start']['types'],
  },
  'orders.order_payments.verify': {
    methods: ["POST"],
    pattern: '/api/order/pending-orders/:id/payment-otp-verify',
    tokens: [{"old":"/api/order/pending-orders/:id/payment-otp-verify","type":0,"val":"api","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-verify","type":0,"val":"order","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-verify","type":0,"val":"pending-orders","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-verify","type":1,"val":"id","end":""},{"old":"/api/order/pending-orders/:id/payment-otp-verify","type":0,"val":"payment-otp-verify","end":""}],
    types: placeholder as Registry['orders.order_payments.verify']['types'],
  },
  'orders.orders.pending': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/:plan/pending-orders/:pageSize/:pageNumber',
    tokens: [{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":0,"val":"api","end":""},{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":0,"val":"order","end":""},{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":1,"val":"plan","end":""},{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":0,"val":"pending-orders","end":""},{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":1,"val":"pageSize","end":""},{"old":"/api/order/:plan/pending-orders/:pageSize/:pageNumber","type":1,"val":"pageNumber","end":""}],
    types: placeholder as Registry['orders.orders.pending']['types'],
  },
  'orders.orders.completed': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/:plan/completed-orders/:pageSize/:pageNumber',
    tokens: [{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":0,"val":"api","end":""},{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":0,"val":"order","end":""},{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":1,"val":"plan","end":""},{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":0,"val":"completed-orders","end":""},{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":1,"val":"pageSize","end":""},{"old":"/api/order/:plan/completed-orders/:pageSize/:pageNumber","type":1,"val":"pageNumber","end":""}],
    types: placeholder as Registry['orders.orders.completed']['types'],
  },
  'orders.orders.installments': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/:plan/installments/:pageSize/:pageNumber',
    tokens: [{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":0,"val":"api","end":""},{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":0,"val":"order","end":""},{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":1,"val":"plan","end":""},{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":0,"val":"installments","end":""},{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":1,"val":"pageSize","end":""},{"old":"/api/order/:plan/installments/:pageSize/:pageNumber","type":1,"val":"pageNumber","end":""}],
    types: placeholder as Registry['orders.orders.installments']['types'],
  },
  'orders.orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/:plan/:pageSize/:pageNumber',
    tokens: [{"old":"/api/order/:plan/:pageSize/:pageNumber","type":0,"val":"api","end":""},{"old":"/api/order/:plan/:pageSize/:pageNumber","type":0,"val":"order","end":""},{"old":"/api/order/:plan/:pageSize/:pageNumber","type":1,"val":"plan","end":""},{"old":"/api/order/:plan/:pageSize/:pageNumber","type":1,"val":"pageSize","end":""},{"old":"/api/order/:plan/:pageSize/:pageNumber","type":1,"val":"pageNumber","end":""}],
    types: placeholder as Registry['orders.orders.index']['types'],
  },
  'orders.orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/order/:id',
    tokens: [{"old":"/api/order/:id","type":0,"val":"api","end":""},{"old":"/api/order/:id","type":0,"val":"order","end":""},{"old":"/api/order/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['orders.orders.show']['types'],
  },
  'supplier.sales.store': {
    methods: ["POST"],
    pattern: '/api/external/supplier/sale',
    tokens: [{"old":"/api/external/supplier/sale","type":0,"val":"api","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"external","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"supplier","end":""},{"old":"/api/external/supplier/sale","type":0,"val":"sale","end":""}],
    types: placeholder as Registry['supplier.sales.store']['types'],
  },
  'settlement.maturity-runs.settlement_runs.store': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/maturity-runs',
    tokens: [{"old":"/api/admin/settlement/maturity-runs","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs","type":0,"val":"maturity-runs","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.store']['types'],
  },
  'settlement.maturity-runs.settlement_runs.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/settlement/maturity-runs/:id',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.show']['types'],
  },
  'settlement.maturity-runs.settlement_runs.file': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/settlement/maturity-runs/:id/file',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id/file","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/file","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/file","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/file","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/file","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/file","type":0,"val":"file","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.file']['types'],
  },
  'settlement.maturity-runs.settlement_runs.approve': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/maturity-runs/:id/approve',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/approve","type":0,"val":"approve","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.approve']['types'],
  },
  'settlement.maturity-runs.settlement_runs.cancel': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/maturity-runs/:id/cancel',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/cancel","type":0,"val":"cancel","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.cancel']['types'],
  },
  'settlement.maturity-runs.settlement_runs.retry': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/maturity-runs/:id/retry',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/retry","type":0,"val":"retry","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.retry']['types'],
  },
  'settlement.maturity-runs.settlement_runs.result': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/maturity-runs/:id/result',
    tokens: [{"old":"/api/admin/settlement/maturity-runs/:id/result","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/result","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/result","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/result","type":0,"val":"maturity-runs","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/result","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/maturity-runs/:id/result","type":0,"val":"result","end":""}],
    types: placeholder as Registry['settlement.maturity-runs.settlement_runs.result']['types'],
  },
  'settlement.discount-runs.settlement_runs.store': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/discount-runs',
    tokens: [{"old":"/api/admin/settlement/discount-runs","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs","type":0,"val":"discount-runs","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.store']['types'],
  },
  'settlement.discount-runs.settlement_runs.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/settlement/discount-runs/:id',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.show']['types'],
  },
  'settlement.discount-runs.settlement_runs.file': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/settlement/discount-runs/:id/file',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id/file","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id/file","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id/file","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id/file","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id/file","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/discount-runs/:id/file","type":0,"val":"file","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.file']['types'],
  },
  'settlement.discount-runs.settlement_runs.approve': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/discount-runs/:id/approve',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id/approve","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id/approve","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id/approve","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id/approve","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id/approve","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/discount-runs/:id/approve","type":0,"val":"approve","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.approve']['types'],
  },
  'settlement.discount-runs.settlement_runs.cancel': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/discount-runs/:id/cancel',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/discount-runs/:id/cancel","type":0,"val":"cancel","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.cancel']['types'],
  },
  'settlement.discount-runs.settlement_runs.retry': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/discount-runs/:id/retry',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id/retry","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id/retry","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id/retry","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id/retry","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id/retry","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/discount-runs/:id/retry","type":0,"val":"retry","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.retry']['types'],
  },
  'settlement.discount-runs.settlement_runs.result': {
    methods: ["POST"],
    pattern: '/api/admin/settlement/discount-runs/:id/result',
    tokens: [{"old":"/api/admin/settlement/discount-runs/:id/result","type":0,"val":"api","end":""},{"old":"/api/admin/settlement/discount-runs/:id/result","type":0,"val":"admin","end":""},{"old":"/api/admin/settlement/discount-runs/:id/result","type":0,"val":"settlement","end":""},{"old":"/api/admin/settlement/discount-runs/:id/result","type":0,"val":"discount-runs","end":""},{"old":"/api/admin/settlement/discount-runs/:id/result","type":1,"val":"id","end":""},{"old":"/api/admin/settlement/discount-runs/:id/result","type":0,"val":"result","end":""}],
    types: placeholder as Registry['settlement.discount-runs.settlement_runs.result']['types'],
  },
  'demo.sms': {
    methods: ["GET","HEAD"],
    pattern: '/api/demo/sms',
    tokens: [{"old":"/api/demo/sms","type":0,"val":"api","end":""},{"old":"/api/demo/sms","type":0,"val":"demo","end":""},{"old":"/api/demo/sms","type":0,"val":"sms","end":""}],
    types: placeholder as Registry['demo.sms']['types'],
  },
  'demo.phones': {
    methods: ["GET","HEAD"],
    pattern: '/api/demo/phones',
    tokens: [{"old":"/api/demo/phones","type":0,"val":"api","end":""},{"old":"/api/demo/phones","type":0,"val":"demo","end":""},{"old":"/api/demo/phones","type":0,"val":"phones","end":""}],
    types: placeholder as Registry['demo.phones']['types'],
  },
  'demo.clock': {
    methods: ["GET","HEAD"],
    pattern: '/api/demo/clock',
    tokens: [{"old":"/api/demo/clock","type":0,"val":"api","end":""},{"old":"/api/demo/clock","type":0,"val":"demo","end":""},{"old":"/api/demo/clock","type":0,"val":"clock","end":""}],
    types: placeholder as Registry['demo.clock']['types'],
  },
  'demo.clock.advance': {
    methods: ["POST"],
    pattern: '/api/demo/clock',
    tokens: [{"old":"/api/demo/clock","type":0,"val":"api","end":""},{"old":"/api/demo/clock","type":0,"val":"demo","end":""},{"old":"/api/demo/clock","type":0,"val":"clock","end":""}],
    types: placeholder as Registry['demo.clock.advance']['types'],
  },
  'demo-phone.page': {
    methods: ["GET","HEAD"],
    pattern: '/demo/phone',
    tokens: [{"old":"/demo/phone","type":0,"val":"demo","end":""},{"old":"/demo/phone","type":0,"val":"phone","end":""}],
    types: placeholder as Registry['demo-phone.page']['types'],
  },
  'demo-phone.file': {
    methods: ["GET","HEAD"],
    pattern: '/demo/:file',
    tokens: [{"old":"/demo/:file","type":0,"val":"demo","end":""},{"old":"/demo/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['demo-phone.file']['types'],
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
