import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '../audit/actor.js'
import { one } from '../resource/reader.js'
import type { Resource } from '../resource/resource.js'

export const made = (ctx: HttpContext, resource: Resource, id: string | number) => {
  ctx.response.status(201)
  return one(resource, staffOf(ctx), String(id))
}

/** Answers what waits for a second person from now on. */
export const pending = (ctx: HttpContext, id: string) => {
  ctx.response.status(201)
  return { id, status: 'PENDING' as const }
}
