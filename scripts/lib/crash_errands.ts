import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Card, type Device, pin } from '../bench/cards.ts'
import type { Shop } from '../bench/shops.ts'

/** What a device was told of one reference in the end. */
export interface KnownCharge {
  deviceId: string
  reference: string
  status: 'PAID' | 'REVERSED'
}
/** The limits that staff were told a line has, in their order; rials. */
export type KnownLimits = Map<string, number[]>

interface Asked {
  path: string
  token: string
  body: object
  /** Names the command, so that asking again is asking the same. */
  key?: string
}

interface Stage {
  port: () => number
  cards: Card[]
  devices: Device[]
  /** Lines whose limit is lowered, step by step, from this one. */
  shops: Shop[]
  limit: number
  /** Lines with a debt that is old enough to be written off. */
  debtors: Shop[]
  /** Of two members of staff: who asks, and who decides. */
  staff: { asker: string; second: string }
}

const retryMs = 50
const patienceMs = 5_000
/** Whatever was killed is back long before: what still fails then is a fault of its own. */
const doneMsMax = 60_000
/** Between two write-offs: they are few, and should fall into the whole time. */
const limitsPerWriteOff = 40
const step = 1_000_000
const chargeRials = 1_000_000

/** Devices that charge cards and take it back, and staff who lower limits and write debts off, beside the payments. */
export class Errands {
  readonly charges: KnownCharge[] = []
  readonly limits: KnownLimits = new Map()
  readonly writtenOff: string[] = []
  readonly strange: string[] = []
  private readonly stage: Stage
  private stopped = false
  private abandoned = false
  private readonly workers: Promise<void>[]

  constructor(stage: Stage) {
    this.stage = stage
    this.workers = [this.device(0), this.device(1), this.desk()]
  }

  /** Each finishes what it is at. */
  async stop() {
    this.stopped = true
    await Promise.all(this.workers)
  }

  abandon() {
    this.stopped = true
    this.abandoned = true
  }

  /** Every other payment is taken back, some of them before their answer would have come. */
  private async device(lane: number) {
    const { cards, devices } = this.stage
    for (let n = lane; !this.stopped; n += 2) {
      const device = devices[n % devices.length]!
      const card = cards[n % cards.length]!
      const reference = `crash-${n}`
      const charge = { reference, cardNumber: card.number, pin, amount: chargeRials }
      const { token } = device
      await this.done({ path: '/api/device/card-payment', token, body: charge })
      const isTakenBack = Math.floor(n / 2) % 2 === 0
      const body = { reference, amount: chargeRials }
      if (isTakenBack) await this.done({ path: '/api/device/card-reversal', token, body })
      const status = isTakenBack ? 'REVERSED' : 'PAID'
      if (!this.abandoned) this.charges.push({ deviceId: device.id, reference, status })
    }
  }

  private async desk() {
    const { shops, limit, debtors, staff } = this.stage
    for (let n = 0; !this.stopped; n++) {
      if (n % limitsPerWriteOff === 0) {
        const debtor = debtors[n / limitsPerWriteOff]
        if (debtor) await this.writeOff(debtor)
      }
      const { lineId } = shops[n % shops.length]!
      const known = this.limits.get(lineId) ?? []
      const lowered = (known.at(-1) ?? limit) - step
      const body = { creditLineId: lineId, limit: lowered, reason: 'crash' }
      await this.done({ path: '/api/admin/credit/change-limit', token: staff.asker, body })
      if (!this.abandoned) this.limits.set(lineId, [...known, lowered])
    }
  }

  private async writeOff({ lineId }: Shop) {
    const { asker, second } = this.stage.staff
    const body = { creditLineId: lineId, reason: 'crash' }
    const asked = await this.done({ path: '/api/admin/credit/write-off', token: asker, body })
    const path = `/api/admin/approvals/${String(asked.approvalId)}/approve`
    await this.done({ path, token: second, body: {} })
    if (!this.abandoned) this.writtenOff.push(lineId)
  }

  /** Asks until it was done, in the end or before. */
  private async done(asked: Asked): Promise<Record<string, unknown>> {
    const named = { key: randomUUID(), ...asked }
    const until = performance.now() + doneMsMax
    for (;;) {
      const answer = await this.ask(named).catch(() => undefined)
      if (answer && answer.status < 500) {
        if (answer.status >= 300)
          this.strange.push(`${asked.path}: ${answer.status} ${answer.text}`)
        return JSON.parse(answer.text) as Record<string, unknown>
      }
      if (this.abandoned) return {}
      if (performance.now() > until) {
        this.strange.push(`${asked.path}: not done in ${doneMsMax} ms`)
        return {}
      }
      await pause(retryMs)
    }
  }

  private async ask({ path, token, body, key }: Asked) {
    const answer = await fetch(`http://127.0.0.1:${this.stage.port()}${path}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key!,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: answer.status, text: await answer.text() }
  }
}
