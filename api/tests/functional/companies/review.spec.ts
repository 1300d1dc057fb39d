import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { companyKycStep } from '#contracts/companies'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { baseUrl, get, post, put } from '#tests/support/http'
import { aBankBranch } from '#factories/place'
import { anAcceptedCompany, aCompanyWithCredit } from '#factories/company'
import {
  aBoardMember,
  aCompany,
  aSentCompany,
  memberOf,
  sendCeo,
  type TestCompany,
} from '#tests/support/companies'
import { staffToken } from '#tests/support/identity'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const company = '/api/legal/company'
const legal = '/api/legal/admin'
const phasesOf = async ({ token }: { token: string }) =>
  ok(await get(`${company}/phases`, { token })).body
const smsOf = async (phone: string) =>
  (await db.from('sandbox_sms').where({ phone }).orderBy('id')).map(({ template, text }) => ({
    template,
    text,
  }))
const memberIdOf = async (companyId: string, phone: string) =>
  (
    await db
      .from('company_members as m')
      .join('users as u', 'u.id', 'm.user_id')
      .where({ company_id: companyId, phone })
      .select('m.id as id')
      .firstOrFail()
  ).id as string

test.group('The legal officers', (group) => {
  let officer: string
  const admin = (path: string, body: object = {}) =>
    post(`${legal}/${path}`, body, { token: officer })
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
  })

  test('see a company whole, and accept it step by step to its allocation', async ({ assert }) => {
    const mine = await aSentCompany()
    await settle()
    const { body } = ok(await get(`${legal}/companies/${mine.id}`, { token: officer }))
    assert.containsSubset(body, {
      companyUniqueId: mine.companyUniqueId,
      phone: mine.ceo.phone,
      companyStatus: 'PENDING',
      appointmentStatus: 'PENDING',
      companyKycStep: 'BRANCH_SELECTION',
      cityName: 'تهران',
      branch: { branchCode: '999001' },
      ruleVersion: 1,
      creditLine: null,
      inquiries: [
        { kind: 'COMPANY_REGISTER', answer: 'MATCHED' },
        { kind: 'COMPANY_SIGNATORIES', answer: 'MATCHED' },
      ],
    })
    assert.lengthOf(body.members, 3)
    assert.lengthOf(body.papers, 7)
    const picture = await fetch(new URL(body.papers[0].url, baseUrl()))
    assert.equal(picture.status, 200)
    const queue = await get(`${legal}/companies?filter=${encodeURIComponent('{"waits":true}')}`, {
      token: officer,
    })
    assert.include(
      queue.body.map(({ id }: { id: string }) => id),
      mine.id
    )
    for (const step of ['company', 'ceo', 'appointment'])
      ok(await admin(`companies/${mine.id}/${step}/verify`))
    const members = [mine.mandatory.phone, mine.optional.phone]
    for (const [at, phone] of members.entries()) {
      const id = await memberIdOf(mine.id, phone)
      assert.equal((await phasesOf(mine)).boardMemberStatus, 'PENDING')
      ok(await admin(`board-members/${id}/verify`))
      assert.equal((await phasesOf(mine)).boardMemberStatus, at ? 'ACCEPTED' : 'PENDING')
    }
    assert.containsSubset(await phasesOf(mine), { companyKycStep: 'ACCEPTED', nextStep: 'summary' })
    const row = await db.from('companies').where('id', mine.id).firstOrFail()
    assert.isNull(row.waiting_since)
    await settle()
    for (const phone of [mine.ceo.phone, ...members]) {
      assert.include(
        (await smsOf(phone)).map(({ template }) => template),
        'company-accepted'
      )
    }
    // Who manages the file is asked to the branch; the others are not.
    const asked = await Promise.all(
      [mine.ceo.phone, ...members].map(async (phone) =>
        (await smsOf(phone)).filter(({ template }) => template === 'company-visit-asked')
      )
    )
    assert.deepEqual(
      asked.map(({ length }) => length),
      [1, 0, 0]
    )
    const [visit] = asked[0]!
    for (const part of ['شعبه نمونه', 'تهران، خیابان نمونه', '۷:۳۰ تا ۱۳:۳۰'])
      assert.include(visit!.text, part)
    const commands = await db
      .from('audit_lines')
      .where({ subject_id: mine.id, actor_type: 'staff' })
      .select('command')
    assert.sameMembers(
      commands.map(({ command }) => command),
      ['companies.company.verify', 'companies.ceo.verify', 'companies.appointment.verify']
    )
    // its CEO has no shop of their own: their name stands with the company alone
    const [ceo] = body.members
    const told = ok(await get(`/api/admin/companies/${mine.id}/history`, { token: officer })).body
    assert.include(
      told.entries.map(({ who }: { who: string }) => who),
      `${ceo.firstName} ${ceo.lastName}`
    )
  })

  test('refuse a step with a reason, which the CEO reads and mends', async ({ assert }) => {
    const mine = await aSentCompany()
    const { token } = mine
    const reason = 'تصویر کارت ملی خوانا نیست'
    for (const step of ['ceo', 'appointment']) {
      ok(await admin(`companies/${mine.id}/${step}/reject`, { rejectionReason: reason }))
    }
    const memberId = await memberIdOf(mine.id, mine.optional.phone)
    ok(await admin(`board-members/${memberId}/reject`, { rejectionReason: reason }))
    assert.containsSubset(await phasesOf(mine), {
      ceoStatus: 'REJECTED',
      boardMemberStatus: 'REJECTED',
      appointmentStatus: 'REJECTED',
      rejectionReasons: { ceo: reason, board: reason, appointment: reason },
      nextStep: 'ceo',
    })
    await settle()
    assert.lengthOf(
      (await smsOf(mine.ceo.phone)).filter(({ text }) => text.includes(reason)),
      3
    )
    ok(await sendCeo(mine))
    ok(await post(`${company}/appointment`, { bankBranchId: await aBankBranch() }, { token }))
    const query = memberOf({ phone: mine.optional.phone })
    ok(
      await put(`${company}/board-member/${mine.optional.phone}?${query}`, new FormData(), {
        token,
      })
    )
    // Somebody else of the board is accepted meanwhile: it is still the CEO's to send.
    const other = await memberIdOf(mine.id, mine.mandatory.phone)
    ok(await admin(`board-members/${other}/verify`))
    assert.equal((await phasesOf(mine)).boardMemberStatus, 'REJECTED')
    ok(await post(`${company}/board-member/status`, undefined, { token }))
    assert.containsSubset(await phasesOf(mine), {
      ceoStatus: 'PENDING',
      boardMemberStatus: 'PENDING',
      appointmentStatus: 'PENDING',
      rejectionReasons: {},
    })
    const still = await db.from('company_members').where('id', other).firstOrFail()
    assert.equal(still.status, 'ACCEPTED')
  })

  test('decide once, of two at once, and only what was sent', async ({ assert }) => {
    const begun = await aCompany()
    for (const step of ['company', 'ceo', 'appointment']) {
      assert.equal((await admin(`companies/${begun.id}/${step}/verify`)).status, 409)
    }
    const mine = await aSentCompany()
    const answers = await heldUp({ table: 'companies', id: mine.id }, () => [
      admin(`companies/${mine.id}/company/verify`),
      admin(`companies/${mine.id}/company/reject`, { rejectionReason: 'مهر ندارد' }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const id = await memberIdOf(mine.id, mine.optional.phone)
    const decisions = await heldUp({ table: 'companies', id: mine.id }, () => [
      admin(`board-members/${id}/verify`),
      admin(`board-members/${id}/reject`, { rejectionReason: 'عضو نیست' }),
    ])
    assert.deepEqual(decisions.map(({ status }) => status).sort(), [200, 409])
  })

  test('are refused what is wrong: {0}')
    .with([
      ['no reason', 'companies/:id/ceo/reject', {}, 422],
      ['an empty reason', 'companies/:id/ceo/reject', { rejectionReason: ' ' }, 422],
      ['the board at once', 'companies/:id/board/verify', {}, 404],
      ['a step that is none', 'companies/:id/x/verify', {}, 404],
      [
        'a branch that is none',
        'companies/:id/set-appointment',
        { bankBranchId: newId(), reason: 'ب' },
        422,
      ],
      [
        'a branch without a reason',
        'companies/:id/set-appointment',
        { bankBranchId: newId() },
        422,
      ],
      ['another inquiry', 'companies/:id/inquire', { kind: 'CREDIT_BUREAU' }, 422],
      [
        'a minimum nobody meets',
        'companies/:id/minimum-signature',
        { minimumNumberOfOptional: 9, reason: 'ب' },
        422,
      ],
      [
        'the same rule',
        'companies/:id/minimum-signature',
        { minimumNumberOfOptional: 0, reason: 'ب' },
        409,
      ],
      [
        'a stranger',
        'companies/:id/signatory-status',
        { phone: '09120000000', signatoryStatus: 'OPTIONAL', reason: 'ب' },
        422,
      ],
    ] as [string, string, object, number][])
    .run(async ({ assert }, [, path, body, expected]) => {
      const { id } = await anAcceptedCompany({ steps: 'PENDING' })
      assert.equal((await admin(path.replace(':id', id), body)).status, expected)
      const before = await db.from('audit_lines').where({ subject_id: id })
      assert.isEmpty(before)
    })

  test('say of every standing what the contracts say', async ({ assert }) => {
    const standings: [string, string, string, string, number][] = [
      ['START', 'START', 'START', 'START', 0],
      ['PENDING', 'PENDING', 'PENDING', 'START', 0],
      ['ACCEPTED', 'PENDING', 'REJECTED', 'START', 0],
      ['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED', 0],
    ]
    const { id } = await anAcceptedCompany()
    for (const [
      companyStatus,
      ceoStatus,
      boardMemberStatus,
      appointmentStatus,
      credit,
    ] of standings) {
      await db.from('companies').where({ id }).update({
        company_status: companyStatus,
        ceo_status: ceoStatus,
        board_status: boardMemberStatus,
        appointment_status: appointmentStatus,
      })
      const { body } = await get(`${legal}/companies/${id}`, { token: officer })
      const standing = { companyStatus, ceoStatus, boardMemberStatus, appointmentStatus, credit }
      assert.equal(body.companyKycStep, companyKycStep(standing as never))
    }
    const { id: rich } = await aCompanyWithCredit()
    const { body } = await get(`${legal}/companies/${rich}`, { token: officer })
    assert.equal(body.companyKycStep, 'CREDIT_ACCEPTED')
  })
})

test.group('The branch of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is one that is offered, chosen by the CEO', async ({ assert }) => {
    const mine: TestCompany = await aCompany()
    const choose = (token: string, bankBranchId: unknown) =>
      post(`${company}/appointment`, { bankBranchId }, { token })
    for (const wrong of [undefined, 'x', newId(), 7]) {
      assert.equal((await choose(mine.token, wrong)).status, 422)
    }
    const { phone } = await aBoardMember(mine)
    assert.isString(phone)
    assert.equal((await choose(mine.personToken, await aBankBranch())).status, 422)
    const named = async () => {
      const { body } = ok(await get(company, { token: mine.token }))
      return [body.bankBranchCode, body.bankBranchName, body.bankAddress]
    }
    assert.deepEqual(await named(), [null, null, null])
    const bankBranchId = await aBankBranch()
    assert.equal(ok(await choose(mine.token, bankBranchId)).body.appointmentStatus, 'PENDING')
    const branch = await db.from('bank_branches').where('id', bankBranchId).firstOrFail()
    assert.deepEqual(await named(), [branch.branch_code, branch.name, branch.address])
    assert.equal((await choose(mine.token, await aBankBranch())).status, 422)
  })
})
