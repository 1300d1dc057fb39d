import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { distributorRunKinds, type DistributorRunKind } from '#contracts/settlement'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { done, pick, type Model, type RunModel } from './model.js'
import {
  approve,
  approveRetry,
  bringer,
  preview,
  record,
  retry,
  throwAway,
  type LineModel,
} from './rules_of_settlement.js'
import type { Step } from './step.js'
import { retryRequestOf } from '#app/money/settlement/queries/retry_request'

const hasRuns = ({ runs }: Readonly<Model>): boolean => runs.length > 0

const previewRun = (kind: DistributorRunKind, offset: number, by: number): Step => ({
  says: `preview(${kind}, up to ${offset} days from today, by ${by})`,
  makes: 'runs',
  predict: (model) => preview(model, kind, model.day + offset, by),
  async perform({ act, officers, runs }) {
    const upTo = addDays(clock.today(), offset)
    runs.push(await act.preview.execute({ kind, upTo, actor: officers[by] }))
    return done
  },
})

const approveRun = (at: number, by: number): Step => ({
  says: `approve(run ${at}, by ${by})`,
  picks: 'runs',
  applies: hasRuns,
  predict: (model) => approve(model, pick(model.runs, at), by),
  async perform({ act, officers, runs }) {
    await act.approve.execute({ runId: pick(runs, at), actor: officers[by] })
    return done
  },
})

const throwRunAway = (at: number): Step => ({
  says: `throw away(run ${at})`,
  picks: 'runs',
  applies: hasRuns,
  predict: (model) => throwAway(pick(model.runs, at)),
  async perform({ act, officers, runs }) {
    await act.throwAway.execute({ runId: pick(runs, at), actor: officers[0] })
    return done
  },
})

/** A generated line, pointed at a payout of the run that it is for. */
const pointed = ({ payouts }: RunModel, lines: LineModel[]): LineModel[] =>
  lines.map((line) => ({
    ...line,
    payout: line.payout === null || payouts.length === 0 ? null : line.payout % payouts.length,
  }))

const recordResult = (at: number, lines: LineModel[], isFromFile: boolean): Step => ({
  says: `result(${isFromFile ? 'file' : 'typed'} of run ${at}, ${lines.map(({ payout, status, differs }) => `${payout ?? '?'} ${status}${differs ? ` ${differs} off` : ''}`).join(', ')})`,
  picks: 'runs',
  applies: hasRuns,
  predict(model) {
    const run = pick(model.runs, at)
    return record(model, run, pointed(run, lines), isFromFile)
  },
  async perform({ act, officers, runs }, model) {
    const payouts = await db
      .from('payouts')
      .join('payout_attempts as sent', (join) =>
        join.on('sent.payout_id', 'payouts.id').andOn('sent.attempt', 'payouts.attempt')
      )
      .select('sent.reference', 'payouts.net')
      .where({ run_id: pick(runs, at) })
      .orderBy('distributor_id')
    const answers = await act.record.execute({
      runId: pick(runs, at),
      actor: officers[bringer],
      file: isFromFile ? Buffer.from(JSON.stringify(lines)) : undefined,
      lines: pointed(pick(model.runs, at), lines).map(({ payout, status, differs }) => ({
        paymentId: payout === null ? 'nobody' : payouts[payout].reference,
        status,
        amount: differs === null || payout === null ? undefined : payouts[payout].net + differs,
      })),
    })
    return answers.map(({ answer }) => answer).join(' ')
  },
})

const retryRun = (at: number, by: number): Step => ({
  says: `retry(run ${at}, by ${by})`,
  picks: 'runs',
  applies: hasRuns,
  predict: (model) => retry(model, pick(model.runs, at), by),
  async perform({ act, officers, runs }) {
    await act.retry.execute({ runId: pick(runs, at), actor: officers[by] })
    return done
  },
})

const approveRetryOf = (at: number, by: number): Step => ({
  says: `approve retry(run ${at}, by ${by})`,
  picks: 'runs',
  applies: hasRuns,
  predict: (model) => approveRetry(model, pick(model.runs, at), by),
  async perform({ act, officers, runs }) {
    const runId = pick(runs, at)
    const requestId = (await retryRequestOf(runId)) ?? runId
    await act.approveRetry.execute({ runId, requestId, actor: officers[by] })
    return done
  },
})

const run = fc.nat(5)
const officer = fc.nat(1)
const line = fc.record<LineModel>({
  payout: fc.option(fc.nat(2), { freq: 9 }),
  status: fc.constantFrom('PAID', 'PAID', 'FAILED'),
  differs: fc.constantFrom(0, 0, null, 1),
})

export const previewing = fc
  .tuple(fc.constantFrom(...distributorRunKinds), fc.constantFrom(0, 0, 0, -3, 1), officer)
  .map((a) => previewRun(...a))
export const approving = fc.tuple(run, officer).map((a) => approveRun(...a))
export const throwingAway = run.map(throwRunAway)
export const recording = fc
  .tuple(run, fc.array(line, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map((a) => recordResult(...a))
export const retrying = fc.tuple(run, officer).map((a) => retryRun(...a))
export const approvingRetries = fc.tuple(run, officer).map((a) => approveRetryOf(...a))
