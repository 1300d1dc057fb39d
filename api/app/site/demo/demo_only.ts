import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { demoMode } from '#config/app'
import { NotFound } from '#app/platform/errors'

/** Simulators exist in demo mode and in tests; elsewhere nobody can tell that they ever do. */
export const demoOnly = (_ctx: HttpContext, next: NextFn) => {
  if (!demoMode && !app.inTest) throw new NotFound()
  return next()
}
