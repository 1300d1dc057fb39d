import {
  constants,
  createCipheriv,
  createHash,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto'
import { test } from '@japa/runner'
import IranKish from '#app/money/payments/adapters/iran_kish'
import { GatewayRefused, type KnownPayment } from '#app/money/payments/domain/gateway'
import type { BankVerdict } from '#contracts/payments'
import { aFakeBank, type BankAnswer, type BankRequest } from '#tests/support/fake_bank'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const request = {
  amount: 150_000,
  token: 'our-secret',
  referenceCode: '100200301',
  callbackUrl: 'https://shop.example/api/payment/callback/IRANKISH',
  result: { url: '', params: {} },
  origin: 'https://shop.example',
  phone: '09121234567',
}
const known: KnownPayment = {
  ...request,
  gatewayToken: 'TOKEN',
  receipt: '123456789012:654321',
  wasVerifyAsked: false,
}

const withBank = async (
  answer: (request: BankRequest) => BankAnswer,
  work: (bank: IranKish, requests: BankRequest[]) => Promise<void>
) => {
  const bank = await aFakeBank(answer)
  const contract = { terminalId: '08012345', acceptorId: '992180008012345', publicKey }
  const options = { ...contract, passPhrase: 'A1B2C3D4E5F60718', baseUrl: bank.baseUrl }
  try {
    await work(new IranKish(options), bank.requests)
  } finally {
    await bank.stop()
  }
}

interface Envelope {
  iv: string
  data: string
}

/** What only the bank can: opens the envelope with its private key. */
const openedEnvelope = ({ iv, data }: Envelope) => {
  const padding = constants.RSA_PKCS1_PADDING
  const plain = privateDecrypt({ key: keys.privateKey, padding }, Buffer.from(data, 'hex'))
  return { key: plain.subarray(0, 16), digest: plain.subarray(16), iv: Buffer.from(iv, 'hex') }
}

/** The digest that must stand beside the key: of the contract's data, sealed with it. */
const digestOf = (hex: string, key: Buffer, iv: Buffer) => {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  const sealed = Buffer.concat([cipher.update(Buffer.from(hex, 'hex')), cipher.final()])
  return createHash('sha256').update(sealed).digest()
}

test.group('Iran Kish', () => {
  test('asks for a token with an envelope that the bank can open', async ({ assert }) => {
    await withBank(
      () => ({ responseCode: '00', status: true, result: { token: 'TOKEN' } }),
      async (bank, requests) => {
        const { gatewayToken, redirect } = await bank.createPayment(request)
        assert.equal(gatewayToken, 'TOKEN')
        assert.match(redirect.redirectBaseUrl, /\/iuiv3\/IPG\/Index\/$/)
        assert.deepEqual(redirect.params, { tokenIdentity: 'TOKEN' })
        const { path, json } = requests[0]
        assert.equal(path, '/api/v3/tokenization/make')
        assert.containSubset(json.request, {
          transactionType: 'Purchase',
          terminalId: '08012345',
          acceptorId: '992180008012345',
          amount: 150_000,
          revertUri: request.callbackUrl,
          requestId: '100200301',
        })
        const { key, iv, digest } = openedEnvelope(json.authenticationEnvelope as Envelope)
        const contract = '08012345' + 'A1B2C3D4E5F60718' + '000000150000' + '00'
        assert.equal(digest.toString('hex'), digestOf(contract, key, iv).toString('hex'))
      }
    )
  })

  test('a refused token is a refusal', async ({ assert }) => {
    await withBank(
      () => ({ responseCode: '907', status: false, result: null }),
      (bank) => assert.rejects(() => bank.createPayment(request), GatewayRefused)
    )
  })

  test('reads paid and cancelled callbacks', async ({ assert }) => {
    await withBank(
      () => ({}),
      async (bank) => {
        const numbers = { retrievalReferenceNumber: '1', systemTraceAuditNumber: '2' }
        const named = { token: 'T', requestId: '9', maskedPan: '60**' }
        assert.containSubset(bank.parseCallback({ ...named, ...numbers, responseCode: '00' }), {
          gatewayToken: 'T',
          referenceCode: '9',
          isPaid: true,
          receipt: '1:2',
          maskedCard: '60**',
        })
        assert.containSubset(bank.parseCallback({ ...named, responseCode: '17' }), {
          isPaid: false,
          failure: 'IRANKISH 17',
          isFailureKnown: true,
        })
        assert.isFalse(bank.parseCallback({ ...named, responseCode: '999' }).isFailureKnown)
        assert.isFalse(bank.parseCallback({ ...named, responseCode: '00' }).isPaid)
      }
    )
  })

  const confirmations: [string, boolean, object, BankVerdict][] = [
    [
      'done',
      false,
      { responseCode: '00', result: { responseCode: '00', amount: '150000' } },
      'PAID',
    ],
    ['done before, by us', true, { responseCode: '94', result: null }, 'PAID'],
    ['done before, not by us', false, { responseCode: '94', result: null }, 'UNKNOWN'],
    ['refused inside', false, { responseCode: '00', result: { responseCode: '51' } }, 'NOT_PAID'],
    ['odd inside', false, { responseCode: '00', result: { responseCode: '999' } }, 'UNKNOWN'],
    ['odd', false, { responseCode: '03', result: null }, 'UNKNOWN'],
    ['no code', false, { description: 'hello' }, 'UNKNOWN'],
  ]
  for (const [name, wasVerifyAsked, answer, verdict] of confirmations) {
    test(`a confirmation that is ${name} means ${verdict}`, async ({ assert }) => {
      await withBank(
        () => answer,
        async (bank, requests) => {
          const confirmed = await bank.verify({ ...known, wasVerifyAsked })
          assert.equal(confirmed.verdict, verdict)
          if (verdict === 'PAID') assert.equal(confirmed.amount, 150_000)
          assert.equal(requests[0].path, '/api/v3/confirmation/purchase')
          assert.deepEqual(requests[0].json, {
            terminalId: '08012345',
            retrievalReferenceNumber: '123456789012',
            systemTraceAuditNumber: '654321',
            tokenIdentity: 'TOKEN',
          })
        }
      )
    })
  }

  const numbers = { retrievalReferenceNumber: '1', systemTraceAuditNumber: '2' }
  const standings: [string, object, BankVerdict][] = [
    ['paid', { responseCode: '00', result: { responseCode: '00', ...numbers } }, 'PAID'],
    [
      'given back',
      { responseCode: '00', result: { responseCode: '00', ...numbers, isReversed: true } },
      'REVERSED',
    ],
    ['cancelled', { responseCode: '00', result: { responseCode: '17' } }, 'NOT_PAID'],
    ['odd', { responseCode: '00', result: { responseCode: '999' } }, 'UNKNOWN'],
    ['paid without numbers', { responseCode: '00', result: { responseCode: '00' } }, 'UNKNOWN'],
    ['not found', { responseCode: '12' }, 'UNKNOWN'],
    ['of no shape', {}, 'UNKNOWN'],
  ]
  for (const [name, answer, verdict] of standings) {
    test(`a payment found by its token that is ${name} means ${verdict}`, async ({ assert }) => {
      await withBank(
        () => answer,
        async (bank, requests) => {
          const standing = await bank.inquire(known)
          assert.equal(standing.verdict, verdict)
          if (verdict === 'PAID') assert.equal(standing.receipt, '1:2')
          assert.containSubset(requests[0].json, { findOption: 2, tokenIdentity: 'TOKEN' })
        }
      )
    })
  }

  test('gives back, where it says so', async ({ assert }) => {
    for (const [responseCode, verdict] of [
      ['00', 'REVERSED'],
      ['03', 'UNKNOWN'],
    ] as const) {
      await withBank(
        () => ({ responseCode, result: {} }),
        async (bank, requests) => {
          assert.equal((await bank.reverse(known)).verdict, verdict)
          assert.equal(requests[0].path, '/api/v3/confirmation/reversePurchase')
        }
      )
    }
  })
})
