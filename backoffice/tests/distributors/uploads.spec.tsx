import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UploadRow } from '@kasbeno/api/contracts/order_uploads'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { SendUploadButton } from '../../src/resources/trade/order-uploads/SendUploadButton'
import { UploadEnd } from '../../src/resources/trade/order-uploads/UploadEnd'
import { UploadRows } from '../../src/resources/trade/order-uploads/UploadRows'
import { type Answers, openDesk } from '../support/desk'

const cells = {
  externalId: 'F-1',
  buyerPhone: '09121234567',
  buyerNationalCode: '',
  companyUniqueId: '',
  plan: '',
  itemName: 'روغن',
  unitType: 'کارتن',
  qty: 'دو',
  price: '1000',
  dueDateInDays: '60',
  invoicedAt: '1405/01/15',
}
const line = (row: number, more: Partial<UploadRow>): UploadRow => ({
  ...{ row, externalId: 'F-1', cells, field: null, orderId: null, referenceNumber: null },
  ...{ status: 'INVALID', message: 'تعداد را بنویسید.' },
  ...more,
})
const rowsPath = '/api/distributor/orders/uploads/u1/rows'

const openRows = (answers: Answers, permissions = ['order-uploads.post']) =>
  openDesk(<UploadRows id="u1" status="CHECKED" state="CHECKED:0" />, {
    resource: 'order-uploads',
    permissions,
    distributorId: 'd1',
    answers: {
      [`GET ${rowsPath}`]: () => ({
        rows: [line(2, {}), line(3, { status: 'READY', message: 'آماده ثبت است.' })],
        next: null,
      }),
      ...answers,
    },
  })

const mendButtons = () => screen.findAllByRole('button', { name: 'اصلاح ردیف' })

test('a line that cannot be sold is mended where it stands; one that can is left alone', async () => {
  const { server } = openRows({
    [`PUT ${rowsPath}/2`]: () => ({ rows: [line(2, { status: 'READY', cells })] }),
  })
  await screen.findByText('تعداد را بنویسید.')
  const buttons = await mendButtons()
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0]!)
  const quantity = await screen.findByDisplayValue('دو')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '۲')
  await userEvent.click(screen.getByRole('button', { name: 'بررسی دوباره' }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      cells: { qty: '۲' },
    })
  )
})

test('a refusal is said, and what was typed stays', async () => {
  openRows({
    [`PUT ${rowsPath}/2`]: () =>
      Response.json({ title: 'ConflictException', message: 'هم‌زمان تغییر کرده' }, { status: 409 }),
  })
  await screen.findByText('تعداد را بنویسید.')
  await userEvent.click((await mendButtons())[0]!)
  await userEvent.click(await screen.findByRole('button', { name: 'بررسی دوباره' }))
  await screen.findByText('هم‌زمان تغییر کرده')
  expect(screen.getByDisplayValue('دو')).toBeInTheDocument()
})

test('who may not sell mends nothing', async () => {
  openRows({}, ['order-uploads.list'])
  await screen.findByText('تعداد را بنویسید.')
  expect(screen.queryByRole('button', { name: 'اصلاح ردیف' })).toBeNull()
})

const none = {
  ...{ READY: 0, SHORT_BY: 0, BLOCKED: 0, SIGNATORY_MISSING: 0 },
  ...{ DUPLICATE: 0, UNKNOWN_BUYER: 0, INVALID: 0 },
}
test.each([
  ['DONE', none, /هر ۳ فاکتور ثبت شد/],
  ['DONE', { ...none, INVALID: 2 }, /۳ فاکتور ثبت شد و ۲ ردیف نه.*فایل تازه‌ای/],
  ['STOPPED', { ...none, READY: 2 }, /ثبت ایستاد.*«ثبت فاکتورهای آماده»/],
  ['POSTING', { ...none, READY: 2 }, /در حال ثبت/],
])('a file that is %s says what became of it', async (status, counts, words) => {
  openDesk(
    <RecordContextProvider value={{ id: 'u1', status, counts, postedInvoices: 3 }}>
      <UploadEnd />
    </RecordContextProvider>,
    { resource: 'order-uploads', distributorId: 'd1', answers: {} }
  )
  expect(await screen.findByRole('status')).toHaveTextContent(words)
})

test('a file may be dropped, and its unknown headers are matched once', async () => {
  const sent: FormData[] = []
  openDesk(<SendUploadButton />, {
    resource: 'order-uploads',
    permissions: ['order-uploads.post'],
    distributorId: 'd1',
    answers: {
      'POST /api/distributor/orders/uploads': ({ form }) => {
        sent.push(form!)
        if (form!.has('column:qty'))
          return { id: 'u1', counts: none, invoices: { total: 1, ready: 1 } }
        return Response.json(
          {
            title: 'ValidationException',
            message: 'ستون‌ها پیدا نشد',
            errors: [{ field: 'file', rule: 'columns', message: 'ستون‌ها پیدا نشد' }],
            headers: [
              { header: 'شمار', column: 'qty' },
              { header: 'کد', column: null },
            ],
          },
          { status: 422 }
        )
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'فرستادن فایل فاکتورها' }))
  const file = new File(['x'], 'own.xlsx')
  fireEvent.drop(await screen.findByTestId('drop-area'), { dataTransfer: { files: [file] } })
  await screen.findByText('own.xlsx')
  await userEvent.click(screen.getByRole('button', { name: 'بررسی' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'شماره فاکتور' }))
  await userEvent.click(await screen.findByRole('option', { name: 'کد' }))
  await userEvent.click(screen.getByRole('button', { name: 'بررسی' }))
  await screen.findByText(/از ۱ فاکتور/)
  expect(Object.fromEntries(sent[1]!.entries())).toMatchObject({
    'column:qty': 'شمار',
    'column:externalId': 'کد',
  })
})
