import type { HttpContext } from '@adonisjs/core/http'

/** What the product tells of its work while traces are on. */
export interface Tracer {
  inSpan: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Names the running request by its route; called once that is known. */
  nameRequest: (ctx: HttpContext) => void
}

/** None, until `bin/tracing.ts` puts one in: without it nothing of OpenTelemetry is loaded. */
let current: Tracer | undefined

export const useTracer = (tracer: Tracer): void => {
  current = tracer
}

export const inSpan: Tracer['inSpan'] = (name, work) =>
  current ? current.inSpan(name, work) : work()

export const nameRequest: Tracer['nameRequest'] = (ctx) => current?.nameRequest(ctx)
