import type { HttpContext } from '@adonisjs/core/http'
import { pageFiles } from '#app/platform/http/page_files'
import { sendPage } from '#app/platform/http/sandbox_page'
import { answeredPage, signingPage, unknownSigningPage } from '../sandbox/pages.js'
import { sandboxProvider, type SandboxSigning } from '../sandbox/sandbox_provider.js'
import { sendSigningCallback } from '../sandbox/send_callback.js'
import { pageAnswerValidator } from '../validators/signing_validators.js'

const page = pageFiles(new URL('../sandbox/', import.meta.url), ['provider.css'])

const show = (ctx: HttpContext, signing: SandboxSigning | null) => {
  if (!signing || signing.status === 'EXPIRED') return sendPage(ctx, unknownSigningPage(), 404)
  return sendPage(ctx, signing.status === 'OPEN' ? signingPage(signing) : answeredPage(signing))
}

export default class SandboxPageController {
  async show(ctx: HttpContext) {
    const token: unknown = ctx.request.qs().token
    return show(ctx, typeof token === 'string' ? await sandboxProvider.byToken(token) : null)
  }

  async store(ctx: HttpContext) {
    const { token, result } = await ctx.request.validateUsing(pageAnswerValidator)
    const signing = await sandboxProvider.byToken(token)
    if (signing?.status !== 'OPEN') return show(ctx, signing)
    await sandboxProvider.answer(signing.id, result === 'sign')
    await sendSigningCallback(signing.callback_url, { kind: 'SIGNING', providerRef: signing.id })
    return show(ctx, await sandboxProvider.byToken(token))
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
