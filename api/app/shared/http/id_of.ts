import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/shared/errors'
import { isId } from '#app/shared/ids'

/** The record that the path names. @throws NotFound for what is no id at all */
export const idOf = ({ params }: HttpContext): string => {
  if (!isId(params.id)) throw new NotFound()
  return params.id
}
