import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { freshExternalId, freshPhone } from '#factories/fresh'
import { aShop } from '#factories/shop'
import {
  anUploadingHouse,
  checkLines,
  lineFor,
  linesFile,
  rowsOfUpload,
  sendUpload,
  sheetAt,
  sheetOf,
  uploadsPath,
  type UploadingHouse,
} from '#tests/support/order_uploads'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const statusOf = (token: string, file: Uint8Array<ArrayBuffer>) =>
  sendUpload(token, file).then(
    ({ status }) => status,
    () => null
  )

test.group('A file that a distributor sends', (group) => {
  let house: UploadingHouse
  group.setup(async () => {
    house = await anUploadingHouse()
  })

  test('csv of Excel, with semicolons and quotes, does as well', async ({ assert }) => {
    const shop = await aShop()
    const header = 'شماره فاکتور;موبایل;شرح کالا;واحد;تعداد;قیمت واحد;مهلت;تاریخ'
    const line = `${freshExternalId()};${shop.phone};"روغن; مایع ""ممتاز""";کارتن;۲;۱۰۰۰۰۰۰;۶۰;۱۴۰۵/۰۱/۱۵`
    const file = bytes(`\ufeff${header}\r\n${line}\r\n`)
    const { body } = await sendUpload(house.manager, file, { name: 'فاکتورها.csv' })
    assert.equal(body.counts?.READY, 1, JSON.stringify(body))
    const [row] = await rowsOfUpload(house.manager, body.id)
    assert.equal(row!.cells.itemName, 'روغن; مایع "ممتاز"')
  })

  test('csv below a letterhead is read by what parts its table', async ({ assert }) => {
    const shop = await aShop()
    const letterhead = 'پخش نمونه، تهران, خیابان ولیعصر, پلاک ۱۰'
    const header = 'شماره فاکتور;موبایل;شرح کالا;واحد;تعداد;قیمت واحد;مهلت;تاریخ'
    const line = `${freshExternalId()};${shop.phone};چای;بسته;۲;۱۰۰۰۰۰۰;۶۰;۱۴۰۵/۰۱/۱۵`
    const file = bytes(`${letterhead}\n${header}\n${line}\n`)
    const { body } = await sendUpload(house.manager, file, { name: 'a.csv' })
    assert.equal(body.counts?.READY, 1, JSON.stringify(body))
  })

  test('what is no file of invoices is refused in words, and leaves nothing', async ({
    assert,
  }) => {
    const before = await db.from('order_uploads').count('* as count')
    const shop = await aShop()
    const refused: [Uint8Array<ArrayBuffer>, RegExp][] = [
      [bytes('%PDF-1.7 \0 binary'), /خوانده نشد/],
      [bytes('PK\u0003\u0004 not an archive'), /خوانده نشد/],
      [await sheetOf(['نام', 'قیمت'], ['روغن', 5]), /«شماره فاکتور».*نمونه فایل/],
      [await linesFile([]), /ردیفی نیست/],
      [await linesFile(Array.from({ length: 5_001 }, () => lineFor(shop.phone))), /۵٬۰۰۰ ردیف/],
      [new Uint8Array(11 * 1024 * 1024), /۱۰ مگابایت/],
    ]
    for (const [file, words] of refused) {
      const { status, body } = await sendUpload(house.manager, file)
      assert.equal(status, 422, JSON.stringify(body))
      assert.match(body.message, words)
    }
    assert.equal((await sendUpload(house.manager, new Uint8Array(17 * 2 ** 20))).status, 413)
    assert.deepEqual(await db.from('order_uploads').count('* as count'), before)
  })

  test('the same file again is told, also when it comes twice at once', async ({ assert }) => {
    const file = await linesFile([lineFor((await aShop()).phone)])
    const answers = await Promise.all([1, 2].map(() => sendUpload(house.manager, file)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
    const again = await sendUpload(house.manager, file)
    assert.equal(again.status, 409)
    assert.match(again.body.message, /پیش‌تر.*فرستاده شده/)
    const { id } = answers.find(({ status }) => status === 201)!.body
    assert.equal(again.body.uploadId, id)
    // Another house has sent nothing.
    assert.equal((await sendUpload(house.rival, file)).status, 201)
  })

  test('a file is no way to find out who is a customer', async ({ assert }) => {
    const curious = await anUploadingHouse()
    await checkLines(curious.manager, lineFor(freshPhone()))
    const counted = () =>
      db.from('order_upload_lookups').where({ distributor_id: curious.supplier.id })
    assert.equal((await counted())[0].buyers, 1)
    await counted().update({ buyers: 4_999 })
    // Two where one is left: none is told of, and asking is counted all the same.
    const two = await linesFile([lineFor(freshPhone()), lineFor(freshPhone())])
    assert.equal((await sendUpload(curious.manager, two)).status, 429)
    assert.lengthOf(
      await db.from('order_uploads').where({ distributor_id: curious.supplier.id }),
      1
    )
    assert.sameMembers(
      (await counted()).map(({ buyers }) => buyers),
      [4_999, 2]
    )
    const file = await linesFile([lineFor((await aShop()).phone)])
    assert.equal((await sendUpload(curious.manager, file)).status, 429)
    assert.notEqual((await sendUpload(house.manager, file)).status, 429)
  })

  const own = ['کد فاکتور', 'تلفن همراه مشتری', 'شرح', 'واحد', 'تعداد', 'فی', 'سررسید', 'تاریخ']
  const chosen = {
    'column:externalId': 'کد فاکتور',
    'column:buyerPhone': 'تلفن همراه مشتری',
    'column:itemName': 'شرح',
    'column:unitType': 'واحد',
    'column:qty': 'تعداد',
    'column:price': 'فی',
    'column:dueDateInDays': 'سررسید',
    'column:invoicedAt': 'تاریخ',
  }
  const ownRow = (phone: string) => [
    ...[freshExternalId(), phone, 'روغن', 'کارتن', 2, 1_000_000, 60, '1405/01/15'],
  ]

  test('under headers of its own is matched once, and read alone from then on', async ({
    assert,
  }) => {
    const matching = await anUploadingHouse()
    const { phone } = await aShop()
    const first = await sheetOf(own, ownRow(phone))
    const asked = await sendUpload(matching.manager, first)
    assert.equal(asked.status, 422)
    assert.match(asked.body.message, /«شماره فاکتور».*«مهلت بازپرداخت/)
    const suggestions = Object.fromEntries(
      asked.body.headers.map(({ header, column }: Record<string, string>) => [header, column])
    )
    assert.deepInclude(suggestions, { تعداد: 'qty', فی: 'price', تاریخ: 'invoicedAt' })
    assert.equal(suggestions['کد فاکتور'], 'externalId')
    assert.equal(suggestions['شرح'], 'itemName')

    const { 'column:dueDateInDays': _, ...partly } = chosen
    const lacking = await sendUpload(matching.manager, first, { texts: partly })
    assert.equal(lacking.status, 422)
    assert.include(lacking.body.message, '«مهلت بازپرداخت (روز)»')
    const sent = await sendUpload(matching.manager, first, { texts: chosen })
    assert.equal(sent.body.counts?.READY, 1, JSON.stringify(sent.body))

    // In another order they are the same headers; another house has said nothing of them.
    const next = await sheetOf(own.toReversed(), ownRow(phone).toReversed())
    assert.equal((await sendUpload(matching.clerk, next)).body.counts?.READY, 1)
    assert.equal((await sendUpload(matching.rival, next)).status, 422)

    const again = await sheetOf(own, ownRow(phone))
    const texts = { chooseColumns: 'true' }
    const { status, body } = await sendUpload(matching.manager, again, { texts })
    assert.equal(status, 422)
    assert.deepInclude(body.headers, { header: 'سررسید', column: 'dueDateInDays' })
  })

  test('is read as a branch says for that branch alone', async ({ assert }) => {
    const matching = await anUploadingHouse()
    const { phone } = await aShop()
    const sent = await sendUpload(matching.clerk, await sheetOf(own, ownRow(phone)), {
      texts: chosen,
    })
    assert.equal(sent.body.counts?.READY, 1, JSON.stringify(sent.body))
    const again = await sheetOf(own, ownRow(phone))
    assert.equal((await sendUpload(matching.clerk, again)).body.counts?.READY, 1)
    const ofAll = await sheetOf(own, ownRow(phone))
    assert.equal((await sendUpload(matching.manager, ofAll)).status, 422)
  })

  test('fills no two columns from one header', async ({ assert }) => {
    const texts = { ...chosen, 'column:qty': chosen['column:price'] }
    const file = await sheetOf(own, ownRow(freshPhone()))
    const { status, body } = await sendUpload(house.manager, file, { texts })
    assert.equal(status, 422)
    assert.match(body.message, /یک ستون فایل برای دو چیز/)
  })

  test('cannot be matched to headers that it does not have', async ({ assert }) => {
    const file = await sheetOf(own, ownRow(freshPhone()))
    const texts = { ...chosen, 'column:qty': 'نیست' }
    assert.equal((await sendUpload(house.manager, file, { texts })).status, 422)
  })

  test('without a column for its buyers asks which one it is', async ({ assert }) => {
    const head = ['شماره فاکتور', 'کالا', 'واحد', 'تعداد', 'قیمت', 'مهلت', 'تاریخ', 'تماس']
    const file = await sheetOf(head, [freshExternalId(), 'چای', 'بسته', 1, 5, 60, '1405/01/15', ''])
    const { status, body } = await sendUpload(house.manager, file)
    assert.equal(status, 422)
    assert.match(body.message, /پیدا نشد: «موبایل خریدار»/)
  })

  test('twenty at once by one clerk leave others their turn, and one is kept', async ({
    assert,
  }) => {
    const shop = await aShop()
    const file = await linesFile([lineFor(shop.phone)])
    const { clerk, rival } = await anUploadingHouse()
    const clerks = Array.from({ length: 20 }, () => sendUpload(clerk, file))
    const other = await sendUpload(rival, file)
    assert.equal(other.status, 201, JSON.stringify(other.body))
    const statuses = (await Promise.all(clerks)).map(({ status }) => status)
    assert.deepEqual(
      statuses.filter((status) => status === 201),
      [201]
    )
    assert.includeMembers([201, 409, 429], statuses)
  })

  test('far too large is read of no stranger', async ({ assert }) => {
    const huge = new Uint8Array(64 * 2 ** 20)
    for (const token of ['', house.accountant])
      // The connection may end before the file was sent whole.
      assert.oneOf(await statusOf(token, huge), [401, 403, null])
  })

  test('the template can be sent as it is', async ({ assert }) => {
    const rows = await sheetAt(`${uploadsPath}/template`, house.accountant)
    const { body } = await sendUpload(house.manager, await sheetOf(...rows))
    assert.equal(body.counts?.UNKNOWN_BUYER, 1, JSON.stringify(body))
  })
})
