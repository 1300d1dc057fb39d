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
    plans: {
      store: typeof routes['registration.plans.store']
      show: typeof routes['registration.plans.show']
    }
  }
  supplier: {
    sales: {
      store: typeof routes['supplier.sales.store']
    }
  }
}
