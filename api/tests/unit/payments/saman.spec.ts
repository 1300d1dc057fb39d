import { test } from '@japa/runner'
import Saman from '#app/money/payments/adapters/saman'
import {
  GatewayRefused,
  GatewayUnreachable,
  type KnownPayment,
} from '#app/money/payments/domain/gateway'
import {
  aFakeBank,
  SILENT,
  statusOf,
  type BankAnswer,
  type BankRequest,
} from '#tests/support/fake_bank'

const request = {
  amount: 5_000_000,
  token: 'our-secret',
  referenceCode: '100200301',
  callbackUrl: 'https://shop.example/api/payment/callback/SAMAN',
  result: { url: '', params: {} },
  origin: 'https://shop.example',
  phone: '09121234567',
}
const known: KnownPayment = {
  ...request,
  gatewayToken: 'bank-token',
  receipt: 'receipt-1',
  wasVerifyAsked: false,
}

/** A Saman with its fake bank; `answers` by the last part of the path. */
const withBank = async (
  answers: Record<string, (request: BankRequest) => BankAnswer>,
  work: (saman: Saman, requests: BankRequest[]) => Promise<void>
) => {
  const bank = await aFakeBank((asked) => answers[asked.path.split('/').at(-1)!](asked))
  try {
    await work(new Saman({ terminalId: '1357', baseUrl: bank.baseUrl }), bank.requests)
  } finally {
    await bank.stop()
  }
}
const receiptOf = (ResultCode: number, amounts: object = { OrginalAmount: 5_000_000 }) => ({
  ResultCode,
  TransactionDetail: { RefNum: 'receipt-1', ...amounts },
})

test.group('Saman', () => {
  test('asks for a token in the wire format and sends the browser on by POST', async ({
    assert,
  }) => {
    await withBank(
      { onlinepg: () => ({ status: 1, token: 'bank-token' }) },
      async (saman, asked) => {
        const { gatewayToken, redirect } = await saman.createPayment(request)
        assert.equal(asked[0].path, '/onlinepg/onlinepg')
        assert.deepEqual(asked[0].json, {
          action: 'token',
          TerminalId: '1357',
          Amount: 5_000_000,
          ResNum: 'our-secret',
          RedirectUrl: 'https://shop.example/api/payment/callback/SAMAN',
          CellNumber: '09121234567',
        })
        assert.equal(gatewayToken, 'bank-token')
        assert.equal(redirect.method, 'POST')
        assert.match(redirect.redirectBaseUrl, /\/OnlinePG\/OnlinePG$/)
        assert.deepEqual(redirect.params, { Token: 'bank-token' })
      }
    )
  })

  test('a refused token is a refusal, a broken line is not', async ({ assert }) => {
    const refusal = () => ({ status: -1, errorCode: '5', errorDesc: 'invalid' })
    await withBank({ onlinepg: refusal }, async (saman) => {
      await assert.rejects(() => saman.createPayment(request), GatewayRefused)
    })
    for (const answer of [SILENT, '<html>busy</html>'] as const) {
      await withBank({ onlinepg: () => answer }, async (saman) => {
        await assert.rejects(() => saman.createPayment(request), GatewayUnreachable)
      })
    }
  })

  const saman = new Saman({ terminalId: '1357', baseUrl: 'https://bank.example' })
  const callbacks: [string, Record<string, string>, object][] = [
    [
      'the POST of a paid one',
      { State: 'OK', Status: '2', RefNum: 'r', ResNum: 's', SecurePan: '6219***' },
      { token: 's', isPaid: true, receipt: 'r', maskedCard: '6219***' },
    ],
    [
      'the newer GET',
      { Token: 't', RefNum: 'r' },
      { gatewayToken: 't', isPaid: true, receipt: 'r' },
    ],
    [
      'a cancelled one',
      { State: 'CanceledByUser', Status: '1', ResNum: 's', RefNum: '' },
      { token: 's', isPaid: false, failure: 'CanceledByUser', isFailureKnown: true },
    ],
    [
      'a GET without a receipt',
      { Token: 't' },
      { isPaid: false, failure: 'NO_RECEIPT', isFailureKnown: false },
    ],
    [
      'a state that its documents do not know',
      { State: 'Ponders', ResNum: 's' },
      { isPaid: false, failure: 'Ponders', isFailureKnown: false },
    ],
    [
      'a receipt beside a failure',
      { State: 'Failed', ResNum: 's', RefNum: 'r' },
      { isPaid: false },
    ],
  ]
  for (const [name, fields, expected] of callbacks) {
    test(`reads ${name}`, ({ assert }) => {
      assert.containSubset(saman.parseCallback(fields), expected)
    })
  }

  for (const [receipt, isTaken] of [
    ['GmshtyjwKSv1lnAHr5lNwkRsFSD5O8', true],
    ['jJnBmy/IojtTemplUH5ke9ULCGtDtb+=', true],
    ['receipt-1_a', true],
    ['receipt 1', false],
    ['receipt-1\u200c', false],
    ['receipt-۱', false],
    ["receipt'--", false],
    ['r'.repeat(51), false],
  ] as const) {
    test(`a receipt such as ${JSON.stringify(receipt)} is ${isTaken ? 'taken' : 'none'}`, ({
      assert,
    }) => {
      const fields = { State: 'OK', ResNum: 's', RefNum: receipt }
      assert.equal(saman.parseCallback(fields).isPaid, isTaken)
    })
  }

  test("verifies by receipt and terminal, and tells the bank's own receipt and amount", async ({
    assert,
  }) => {
    await withBank({ VerifyTransaction: () => receiptOf(0) }, async (bank, asked) => {
      assert.deepEqual(await bank.verify({ ...known, receipt: 'RECEIPT-1' }), {
        verdict: 'PAID',
        code: '0',
        amount: 5_000_000,
        receipt: 'receipt-1',
      })
      assert.equal(asked[0].path, '/verifyTxnRandomSessionkey/ipg/VerifyTransaction')
      assert.deepEqual(asked[0].json, { RefNum: 'RECEIPT-1', TerminalNumber: '1357' })
    })
  })

  for (const [ResultCode, wasVerifyAsked, verdict] of [
    [0, false, 'PAID'],
    [0, true, 'PAID'],
    [2, false, 'UNKNOWN'],
    [2, true, 'PAID'],
    [5, false, 'REVERSED'],
    [5, true, 'REVERSED'],
    [-2, false, 'NOT_PAID'],
    [-2, true, 'UNKNOWN'],
    [-6, false, 'UNKNOWN'],
    [-104, false, 'UNKNOWN'],
    [-105, false, 'UNKNOWN'],
    [7, false, 'UNKNOWN'],
    ['<b>', false, 'UNKNOWN'],
    [null, false, 'UNKNOWN'],
  ] as const) {
    test(`result ${String(ResultCode)} ${wasVerifyAsked ? 'after an attempt of ours' : 'at the first attempt'} is ${verdict}`, async ({
      assert,
    }) => {
      const answer = { ...receiptOf(0), ResultCode }
      await withBank({ VerifyTransaction: () => answer }, async (bank) => {
        assert.equal((await bank.verify({ ...known, wasVerifyAsked })).verdict, verdict)
      })
    })
  }

  test('without the receipt in its answer nobody knows what it verified', async ({ assert }) => {
    for (const RefNum of [undefined, '', 'a b', 5]) {
      const answer = receiptOf(0, { OrginalAmount: 5_000_000, RefNum })
      await withBank({ VerifyTransaction: () => answer }, async (bank) => {
        assert.deepEqual(await bank.verify(known), { verdict: 'UNKNOWN', code: '0 NO_RECEIPT' })
      })
    }
  })

  test('tells a part of the amount as another amount', async ({ assert }) => {
    const amounts = [
      { OrginalAmount: 5_000_000, AffectiveAmount: 4_000_000 },
      { OrginalAmount: undefined },
    ]
    for (const amount of amounts) {
      await withBank({ VerifyTransaction: () => receiptOf(0, amount) }, async (bank) => {
        assert.equal((await bank.verify(known)).amount, -1)
      })
    }
  })

  for (const [name, answer, code] of [
    ['nothing', SILENT, 'NO_ANSWER'],
    ['"too many requests"', statusOf(429), 'HTTP 429'],
    ['"unauthorized"', statusOf(401), 'HTTP 401'],
    ['"bad gateway"', statusOf(502), 'HTTP 502'],
    ['a page', '<html>busy</html>', 'MALFORMED'],
    ['a list', '[]', 'MALFORMED'],
  ] as const) {
    test(`that answers ${name} has said nothing`, async ({ assert }) => {
      await withBank({ VerifyTransaction: () => answer }, async (bank) => {
        const error: unknown = await bank.verify(known).catch((thrown: unknown) => thrown)
        assert.instanceOf(error, GatewayUnreachable)
        assert.equal((error as GatewayUnreachable).code, code)
      })
    })
  }

  test('gives back, where it says so', async ({ assert }) => {
    for (const [code, verdict] of [
      [0, 'REVERSED'],
      [2, 'REVERSED'],
      [-2, 'UNKNOWN'],
    ] as const) {
      await withBank({ ReverseTransaction: () => receiptOf(code) }, async (bank, asked) => {
        assert.equal((await bank.reverse(known)).verdict, verdict)
        assert.deepEqual(asked[0].json, { RefNum: 'receipt-1', TerminalNumber: '1357' })
      })
    }
  })

  test('cannot be asked but by verifying', async ({ assert }) => {
    assert.isNull(await saman.inquire())
  })
})
