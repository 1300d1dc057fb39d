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
    'registration.select-plan': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.identity': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.upload': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.shop': { paramsTuple?: []; params?: {} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'registration.see-refusal': { paramsTuple?: []; params?: {} }
    'registration.see-credit': { paramsTuple?: []; params?: {} }
    'registration.credit-seen': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.installments': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.sales.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity-runs.settlement_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.discount-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo.clock.advance': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
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
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.installments': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
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
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.installments': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
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
    'registration.select-plan': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.upload': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.shop': { paramsTuple?: []; params?: {} }
    'registration.see-refusal': { paramsTuple?: []; params?: {} }
    'registration.see-credit': { paramsTuple?: []; params?: {} }
    'registration.credit-seen': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.order_payments.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.sales.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity-runs.settlement_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity-runs.settlement_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity-runs.settlement_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.discount-runs.settlement_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount-runs.settlement_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo.clock.advance': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'user.logout': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'me.password': { paramsTuple?: []; params?: {} }
    'registration.identity': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}