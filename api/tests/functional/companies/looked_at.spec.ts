import { test } from '@japa/runner'
import { cleanDatabase } from '#tests/support/database'
import { get, post, put } from '#tests/support/http'
import { aBankBranch } from '#factories/place'
import { aSentCompany, memberOf, paperForm, sendCeo } from '#tests/support/companies'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const company = '/api/legal/company'
const legal = '/api/legal/admin'

test.group('The legal officers', (group) => {
  let officer: string
  const admin = (path: string, body: object = {}) =>
    post(`${legal}/${path}`, body, { token: officer })
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
  })

  test('decide what they have looked at: what was sent anew since waits for another look', async ({
    assert,
  }) => {
    const mine = await aSentCompany()
    const shown = async () =>
      ok(await get(`${legal}/companies/${mine.id}`, { token: officer })).body as {
        sentAt: Record<string, string>
        members: { id: string; phone: string; sentAt: string }[]
      }
    const refuse = { rejectionReason: 'تصویر خوانا نیست' }
    const before = await shown()
    const member = before.members.find(({ phone }) => phone === mine.optional.phone)!
    ok(await admin(`companies/${mine.id}/ceo/reject`, refuse))
    ok(await admin(`board-members/${member.id}/reject`, refuse))
    ok(await sendCeo(mine))
    const query = memberOf({ phone: member.phone })
    ok(await put(`${company}/board-member/${member.phone}?${query}`, new FormData(), mine))
    ok(await post(`${company}/board-member/status`, undefined, mine))
    const appointed = { bankBranchId: await aBankBranch(), reason: 'نامه شرکت' }
    ok(await admin(`companies/${mine.id}/set-appointment`, appointed))
    const paper = `companies/${mine.id}/official-paper?${new URLSearchParams({ reason: 'نامه' })}`
    ok(await admin(paper, await paperForm({ nationalCardFront: null, nationalCardBack: null })))
    const commands: [string, (file: typeof before) => string][] = [
      ...(['company', 'ceo', 'appointment'] as const).map(
        (step): [string, (file: typeof before) => string] => [
          `companies/${mine.id}/${step}`,
          ({ sentAt }) => sentAt[step],
        ]
      ),
      [
        `board-members/${member.id}`,
        ({ members }) => members.find(({ id }) => id === member.id)!.sentAt,
      ],
    ]
    const now = await shown()
    for (const [path, sentAt] of commands) {
      for (const [verdict, body] of [
        ['verify', {}],
        ['reject', refuse],
      ] as const) {
        const stale = await admin(`${path}/${verdict}`, { ...body, sentAt: sentAt(before) })
        assert.equal(stale.status, 409, path)
        assert.match(stale.body.message, /دوباره ببینید/)
      }
      ok(await admin(`${path}/verify`, { sentAt: sentAt(now) }))
    }
  })
})
