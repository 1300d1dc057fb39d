import { test } from '@japa/runner'
import { weaknessOfPin, type HolderFacts } from '#contracts/pins'

const holder = { phone: '09121234067', nationalCode: '0084575948', dateOfBirth: '1990-03-20' }

const table: readonly [weakness: string | null, facts: HolderFacts, pins: string][] = [
  ['SAME_DIGIT', {}, '0000 1111 9999'],
  ['SEQUENCE', {}, '0123 1234 6789 7890 9012'],
  ['SEQUENCE', {}, '4321 9876 3210 1098 0987'],
  // Before the new year in March it was 1368 still; whoever is born near it may think of either.
  ['YEAR_OF_BIRTH', holder, '1990 1369 1368'],
  ['PHONE', holder, '4067'],
  ['NATIONAL_CODE', holder, '5948'],
  [null, holder, '4821 1235 1233 1122 1357 2468 1991 1367 1370 0912 0084 2340'],
  [null, {}, '1990 1369 4067 5948'],
  [null, { phone: null, nationalCode: null, dateOfBirth: null }, '1990 4067 5948'],
]

test.group('A PIN that others would guess', () => {
  for (const [weakness, facts, pins] of table) {
    const known = Object.keys(facts).length
    test(`of ${pins}, with ${known} facts of the holder: ${weakness}`, ({ assert }) => {
      for (const pin of pins.split(' ')) assert.equal(weaknessOfPin(pin, facts), weakness, pin)
    })
  }
})
