import assert from 'node:assert/strict'
import type { GatewayIndicator } from '@kasbeno/api/contracts/payments'
import { test } from 'vitest'
import { inOrder, preselected } from '../src/areas/wallet/parts/payment/gateways.ts'
import { memberPictureOf } from '../src/areas/company/parts/companies/memberPictures.ts'
import { fieldOf, linesOf } from '../src/areas/signup/parts/registration/reasons.ts'
import { identitySchema } from '../src/areas/signup/parts/identity/identitySchema.ts'
import { identity } from '../src/areas/signup/words/identity.ts'
import { legalSignup } from '../src/areas/company/words/legalSignup.ts'
import { isAdult } from '../src/core/birthDate.ts'

test('reasons are read line by line, empty lines are none', () => {
  assert.deepEqual(linesOf('یک\n\n دو \n'), ['یک', 'دو'])
  assert.deepEqual(linesOf(null), [])
})

test('a reason leads to the field that it names, in either spelling', () => {
  assert.equal(fieldOf('كد ملي خوانا نیست', identity.fieldWords), 'nationalCode')
  assert.equal(fieldOf('تاریخ تولد با ثبت احوال یکی نیست', identity.fieldWords), 'dateOfBirth')
  assert.equal(fieldOf('نام خانوادگی کامل نیست', identity.fieldWords), 'lastname')
  assert.equal(fieldOf('دلیلی دیگر', identity.fieldWords), 'firstname')
  assert.equal(fieldOf('آدرس شرکت کامل نیست', legalSignup.company.fieldWords), 'address')
  assert.equal(fieldOf('نشانی با کد پستی نمی‌خواند', legalSignup.company.fieldWords), 'postalCode')
})

test.each([
  ['نام و نام خانوادگی با کارت ملی یکی نیست.', undefined, 'lastName'],
  ['کد ملی با کارت ملی یکی نیست.', undefined, 'nationalCode'],
  ['تاریخ تولد با کارت ملی یکی نیست.', undefined, 'birthDate'],
  ['حق امضای این عضو در روزنامه رسمی نیامده است.', undefined, 'signatoryStatus'],
  ['کارت ملی متعلق به این شخص نیست.', 'nationalCardFront', null],
  ['تصویر مدرک خوانا نیست.', 'nationalCardFront', null],
  ['تصویر پشت کارت ملی خوانا نیست.', 'nationalCardBack', null],
])('of a member «%s» leads to the picture %s, the field %s', (reason, picture, field) => {
  assert.equal(memberPictureOf(reason), picture)
  if (field) assert.equal(fieldOf(reason, legalSignup.person.fieldWords), field)
})

test('an applicant is of age from the eighteenth Jalali birthday on', () => {
  const today = new Date('2026-11-20T12:00:00') // 1405/08/29
  assert.equal(isAdult('2008-11-19', today), true, '1387/08/29')
  assert.equal(isAdult('2008-11-20', today), false, '1387/08/30')
})

test('the identity form refuses a child and says from which age on', () => {
  const person = { firstname: 'رضا', lastname: 'کریمی', nationalCode: '0012345679' }
  const childYear = new Date().getFullYear() - 4
  const answer = identitySchema('09121234567').safeParse({
    ...person,
    dateOfBirth: `${childYear}-05-01`,
  })
  assert.deepEqual(
    answer.error?.issues.map(({ path, message }) => [path[0], message]),
    [['dateOfBirth', 'برای درخواست اعتبار باید دست‌کم ۱۸ سال داشته باشید.']]
  )
  assert.equal(
    identitySchema('09121234567').safeParse({ ...person, dateOfBirth: '1985-04-12' }).success,
    true
  )
})

const gateway = (indicator: GatewayIndicator, isDefault = false) => ({
  indicator,
  name: indicator,
  logo: null,
  minAmount: null,
  maxAmount: null,
  isDefault,
})

test('the default gateway sorts first and is preselected', () => {
  const gateways = [gateway('MELLAT'), gateway('SAMAN', true)]
  assert.deepEqual(
    inOrder(gateways).map(({ indicator }) => indicator),
    ['SAMAN', 'MELLAT']
  )
  assert.equal(preselected(gateways), 'SAMAN')
})

test('without a default IRANKISH is preselected, where it is offered', () => {
  assert.equal(preselected([gateway('MELLAT'), gateway('IRANKISH')]), 'IRANKISH')
  assert.equal(preselected([gateway('MELLAT')]), 'MELLAT')
  assert.equal(preselected([]), '')
})
