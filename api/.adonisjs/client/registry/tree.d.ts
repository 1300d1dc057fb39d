/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    health: {
      live: typeof routes['health.health.live']
      ready: typeof routes['health.health.ready']
    }
  }
  user: {
    otpStart: typeof routes['user.otp-start']
    otpResend: typeof routes['user.otp-resend']
    otpVerify: typeof routes['user.otp-verify']
    login: typeof routes['user.login']
    refreshToken: typeof routes['user.refresh-token']
    logout: typeof routes['user.logout']
    switch: typeof routes['user.switch']
    status: typeof routes['user.status']
    profile: typeof routes['user.profile']
    planProfile: typeof routes['user.plan-profile']
  }
  me: {
    show: typeof routes['me.show']
    password: typeof routes['me.password']
    totp: typeof routes['me.totp']
    totpConfirm: typeof routes['me.totp-confirm']
  }
  locations: {
    places: {
      provinces: typeof routes['locations.places.provinces']
      cities: typeof routes['locations.places.cities']
      districts: typeof routes['locations.places.districts']
      guilds: typeof routes['locations.places.guilds']
    }
  }
  registration: {
    selectPlan: typeof routes['registration.select-plan']
    status: typeof routes['registration.status']
    identity: typeof routes['registration.identity']
    complementary: typeof routes['registration.complementary']
    upload: typeof routes['registration.upload']
    documents: typeof routes['registration.documents']
    certificateTypes: typeof routes['registration.certificate-types']
    shop: typeof routes['registration.shop']
    ownShop: typeof routes['registration.own-shop']
    shopCertificateType: typeof routes['registration.shop-certificate-type']
    creditScore: typeof routes['registration.credit-score']
    seeRefusal: typeof routes['registration.see-refusal']
    seeCredit: typeof routes['registration.see-credit']
    creditSeen: typeof routes['registration.credit-seen']
  }
  documents: {
    show: typeof routes['documents.show']
  }
  distributors: {
    directory: {
      mine: typeof routes['distributors.directory.mine']
      index: typeof routes['distributors.directory.index']
      show: typeof routes['distributors.directory.show']
    }
  }
  orders: {
    showPending: typeof routes['orders.show_pending']
    orderPayments: {
      start: typeof routes['orders.order_payments.start']
      verify: typeof routes['orders.order_payments.verify']
    }
    orders: {
      pending: typeof routes['orders.orders.pending']
      completed: typeof routes['orders.orders.completed']
      installments: typeof routes['orders.orders.installments']
      index: typeof routes['orders.orders.index']
      show: typeof routes['orders.orders.show']
    }
  }
  supplier: {
    sales: {
      store: typeof routes['supplier.sales.store']
    }
  }
  settlement: {
    maturityRuns: {
      settlementRuns: {
        store: typeof routes['settlement.maturity-runs.settlement_runs.store']
        show: typeof routes['settlement.maturity-runs.settlement_runs.show']
        file: typeof routes['settlement.maturity-runs.settlement_runs.file']
        approve: typeof routes['settlement.maturity-runs.settlement_runs.approve']
        cancel: typeof routes['settlement.maturity-runs.settlement_runs.cancel']
        retry: typeof routes['settlement.maturity-runs.settlement_runs.retry']
        result: typeof routes['settlement.maturity-runs.settlement_runs.result']
      }
    }
    discountRuns: {
      settlementRuns: {
        store: typeof routes['settlement.discount-runs.settlement_runs.store']
        show: typeof routes['settlement.discount-runs.settlement_runs.show']
        file: typeof routes['settlement.discount-runs.settlement_runs.file']
        approve: typeof routes['settlement.discount-runs.settlement_runs.approve']
        cancel: typeof routes['settlement.discount-runs.settlement_runs.cancel']
        retry: typeof routes['settlement.discount-runs.settlement_runs.retry']
        result: typeof routes['settlement.discount-runs.settlement_runs.result']
      }
    }
  }
  demo: {
    sms: typeof routes['demo.sms']
    phones: typeof routes['demo.phones']
    clock: typeof routes['demo.clock'] & {
      advance: typeof routes['demo.clock.advance']
    }
  }
  demoPhone: {
    page: typeof routes['demo-phone.page']
    file: typeof routes['demo-phone.file']
  }
}
