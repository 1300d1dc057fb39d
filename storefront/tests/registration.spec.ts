import assert from 'node:assert/strict'
import type { GatewayIndicator } from '@kasbeno/api/contracts/payments'
import { test } from 'vitest'
import { inOrder, preselected } from '../src/features/payment/gateways.ts'
import { fieldOf, linesOf } from '../src/features/registration/reasons.ts'
import { identity } from '../src/i18n/fa/identity.ts'

test('reasons are read line by line, empty lines are none', () => {
  assert.deepEqual(linesOf('یک\n\n دو \n'), ['یک', 'دو'])
  assert.deepEqual(linesOf(null), [])
})

test('a reason leads to the field that it names, in either spelling', () => {
  assert.equal(fieldOf('كد ملي خوانا نیست', identity.fieldWords), 'nationalCode')
  assert.equal(fieldOf('تاریخ تولد با ثبت احوال یکی نیست', identity.fieldWords), 'dateOfBirth')
  assert.equal(fieldOf('نام خانوادگی کامل نیست', identity.fieldWords), 'lastname')
  assert.equal(fieldOf('دلیلی دیگر', identity.fieldWords), 'firstname')
})

const gateway = (indicator: GatewayIndicator, isDefault = false) => ({
  indicator,
  name: indicator,
  logo: null,
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
