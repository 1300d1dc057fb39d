import { test } from '@japa/runner'
import { toBring } from '#contracts/visits'

test.group('What to bring to the bank', () => {
  test('are the papers of the owner and the collaterals of the package, and those alone', ({
    assert,
  }) => {
    const cheque = { title: 'چک', collaterals: ['اصل چک'] }
    assert.deepEqual(toBring('PERSON', [cheque]), {
      papers: ['اصل کارت ملی', 'اصل شناسنامه', 'اصل پروانه کسب یا مدرک فعالیت فروشگاه'],
      collaterals: [{ title: 'چک', papers: ['اصل چک'] }],
      isChoice: false,
    })
    assert.deepEqual(toBring('PERSON', []).collaterals, [])
  })

  test('without a package the branch names one or several of cheque, promissory note and guarantor', ({
    assert,
  }) => {
    const { papers, collaterals, isChoice } = toBring('COMPANY', null)
    assert.isTrue(isChoice)
    assert.deepEqual(
      collaterals.map(({ title }) => title),
      ['چک صیادی', 'سفته', 'ضامن']
    )
    for (const collateral of collaterals) assert.isNotEmpty(collateral.papers)
    assert.include(papers, 'اساسنامه و مهر شرکت')
  })
})
