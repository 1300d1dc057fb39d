import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, Refusal } from '#app/platform/errors'
import { hasSigningFault, sandboxProvider } from '../sandbox/sandbox_provider.js'
import { signedBody } from './signed_request.js'

/** What a signed call of the sandbox's protocol carries; a provider that is down answers none. */
export const sandboxCall = async (ctx: HttpContext): Promise<Buffer> => {
  const bytes = await signedBody(ctx)
  if (await hasSigningFault('DOWN')) throw new Refusal('ServerException', 503, 'sandbox: down')
  return bytes
}

export const sandboxTexts = async (ctx: HttpContext): Promise<(name: string) => string> => {
  const bytes = await sandboxCall(ctx)
  const json: Record<string, unknown> = bytes.length > 0 ? JSON.parse(bytes.toString()) : {}
  return (name) => String(json[name])
}

/** The enrolment that a call names. @throws NotFound */
export const sandboxEnrollment = async ({ params }: HttpContext): Promise<{ id: string }> => {
  const enrollment = await sandboxProvider.find(params.ref)
  if (!enrollment) throw new NotFound()
  return enrollment
}
