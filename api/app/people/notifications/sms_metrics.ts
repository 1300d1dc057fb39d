import { Counter } from 'prom-client'
import type { SmsStatus } from '#contracts/messages'

const messages = new Counter({
  name: 'sms_messages_total',
  help: 'Messages that this process has handed on, by what became of it.',
  labelNames: ['status'],
})
const failures = new Counter({
  name: 'sms_provider_failures_total',
  help: 'Messages that a provider did not take, or did not answer for.',
  labelNames: ['provider'],
})

// A first failure is a rise only from a 0.
for (const status of ['SENT', 'FAILED', 'UNKNOWN', 'WITHHELD'] satisfies SmsStatus[]) {
  messages.inc({ status }, 0)
}

export const countMessage = (status: SmsStatus): void => messages.inc({ status })
export const countFailure = (provider: string): void => failures.inc({ provider })
