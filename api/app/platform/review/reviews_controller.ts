import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import type { Resource } from '#app/platform/resource/resource'
import { momentOf } from '#app/platform/values/validation'
import { claim, release } from './claims.js'
import { decide, reopen } from './decide.js'
import type { Review } from './review.js'
import { acceptValidator, rejectValidator, reopenValidator } from './validators.js'

const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), id: ctx.params.id as string })

/** What officers do with files of one kind; the path names the part. */
export default abstract class FileReviewsController<Part extends string, Status extends string> {
  abstract readonly of: { review: Review<Part, Status>; resource: Resource }
  /** @throws NotFound */
  protected abstract partOf(ctx: HttpContext): Part

  async claim(ctx: HttpContext) {
    await claim(this.of.review.files, commandOf(ctx))
    return this.#recordOf(ctx)
  }

  async release(ctx: HttpContext) {
    await release(this.of.review.files, commandOf(ctx))
    return this.#recordOf(ctx)
  }

  async accept(ctx: HttpContext) {
    await this.accepted(ctx)
    return this.#recordOf(ctx)
  }

  async reject(ctx: HttpContext) {
    await this.rejected(ctx)
    return this.#recordOf(ctx)
  }

  async reopen(ctx: HttpContext) {
    await this.reopened(ctx)
    return this.#recordOf(ctx)
  }

  protected async accepted(ctx: HttpContext, part = this.partOf(ctx)) {
    const { sentAt } = await ctx.request.validateUsing(acceptValidator)
    const seen = { sentAt: momentOf(sentAt) }
    return decide(this.of.review, { ...commandOf(ctx), part, verdict: 'accept', ...seen })
  }

  protected async rejected(ctx: HttpContext, part = this.partOf(ctx)) {
    const { rejectionReason: reason, sentAt } = await ctx.request.validateUsing(rejectValidator)
    const said = { reason, sentAt: momentOf(sentAt) }
    return decide(this.of.review, { ...commandOf(ctx), part, verdict: 'reject', ...said })
  }

  protected async reopened(ctx: HttpContext, part = this.partOf(ctx)) {
    const { reason, decidedAt } = await ctx.request.validateUsing(reopenValidator)
    const meant = { reason, decidedAt: momentOf(decidedAt) }
    return reopen(this.of.review, { ...commandOf(ctx), part, ...meant })
  }

  /** What the path names, as it stands after the command. */
  #recordOf(ctx: HttpContext) {
    const { resource } = this.of
    return one(resource, staffOf(ctx), ctx.params.id)
  }
}
