import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  type ReconciliationLine,
  ResolveDialog,
} from '../../src/resources/money/reconciliations/ResolveDialog'
import '../../src/components/JalaliPicker'
import { SendStatementButton } from '../../src/resources/money/reconciliations/SendStatementButton'
import { openDesk } from '../support/desk'

const depositThere = { status: 'MISSING_HERE', theirAmount: 5000, ourKind: null }
const depositHere = { status: 'MISSING_THERE', theirAmount: null, ourKind: 'gateway-deposits' }

const resolve = (line: object, permissions: string[]) =>
  openDesk(
    <ResolveDialog
      line={{ id: 'l1', source: 'BANK', state: 'OPEN', ...line } as ReconciliationLine}
      onClose={() => {}}
    />,
    {
      resource: 'reconciliation-lines',
      permissions: ['reconciliations.resolve', ...permissions],
      answers: {
        'POST /api/admin/reconciliation-lines/l1/resolve': () => ({ id: 'l1' }),
        'GET /api/admin/gateway-deposits/held': () => ({
          gateways: [
            { indicator: 'MELLAT', held: 9000 },
            { indicator: 'SAMAN', held: 0 },
          ],
        }),
      },
    }
  )

const offered = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'چه شد؟' }))
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}
const withoutBooks = ['توضیح داده شد', 'از بانک پرسیده شد']

test.each([
  ['a deposit of the bank alone', depositThere, 'واریز ثبت شد'],
  ['a deposit of ours alone', depositHere, 'واریز برگشت خورد'],
])('%s is booked or taken back by who may record deposits', async (_, line, action) => {
  resolve(line, ['gateway-deposits.record'])
  await waitFor(async () => expect(await offered()).toEqual([...withoutBooks, action]))
})

test.each([
  ['a deposit of the bank alone', depositThere],
  ['a deposit of ours alone', depositHere],
])('%s is only explained or asked about by anybody else', async (_, line) => {
  resolve(line, [])
  expect(await offered()).toEqual(withoutBooks)
})

test('a deposit is booked with its gateway and a note, and not before', async () => {
  const { server } = resolve(depositThere, ['gateway-deposits.record'])
  await offered()
  await userEvent.click(await screen.findByRole('option', { name: 'واریز ثبت شد' }))
  await userEvent.type(screen.getByRole('textbox'), 'فیش ۱۲')
  const send = screen.getByRole('button', { name: 'ثبت اقدام' })
  expect(send).toBeDisabled()
  await userEvent.click(await screen.findByRole('combobox', { name: 'کدام درگاه واریز کرده است؟' }))
  await userEvent.click(await screen.findByRole('option', { name: /به‌پرداخت ملت/ }))
  await userEvent.click(send)
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'BOOKED',
      note: 'فیش ۱۲',
      indicator: 'MELLAT',
    })
  )
})

const openSend = async (answer: () => unknown) => {
  const sent: FormData[] = []
  openDesk(<SendStatementButton />, {
    resource: 'reconciliations',
    permissions: ['reconciliations.import'],
    answers: {
      'POST /api/admin/reconciliations': ({ form }) => {
        sent.push(form!)
        return answer()
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'فرستادن صورت‌حساب' }))
  const dialog = await screen.findByRole('dialog')
  const send = () => within(dialog).getByRole('button', { name: 'تطبیق' })
  expect(send()).toBeDisabled()
  fireEvent.drop(within(dialog).getByTestId('drop-area'), {
    dataTransfer: { files: [new File(['x'], 'bank.csv')] },
  })
  await within(dialog).findByText('bank.csv')
  return { sent, dialog, send }
}

/** In ASCII digits: jsdom knows no editable content. */
const fillDay = async (dialog: HTMLElement) => {
  const day = await within(dialog).findByRole('group', { name: 'روز آغاز' })
  for (const [part, text] of [
    ['سال', '1404'],
    ['ماه', '07'],
    ['روز', '30'],
  ] as const) {
    const section = within(day).getByRole('spinbutton', { name: part })
    fireEvent.focus(section)
    fireEvent.click(section)
    for (const digit of text) {
      section.textContent = digit
      fireEvent.input(section)
    }
  }
}

test('a file that is dropped is sent with its source and its one day', async () => {
  const { sent, dialog, send } = await openSend(() => ({ id: 'f1', leftOut: 0 }))
  expect(send()).toBeDisabled()
  await fillDay(dialog)
  await waitFor(() => expect(send()).toBeEnabled())
  await userEvent.click(send())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.fromEntries(sent[0]!.entries())).toMatchObject({
    source: 'BANK',
    from: '2025-10-22',
    to: '2025-10-22',
    file: expect.objectContaining({ name: 'bank.csv' }),
  })
})

test('what the server has against a file is said until another file is chosen', async () => {
  const { dialog, send } = await openSend(() =>
    Response.json(
      {
        title: 'ValidationException',
        message: 'ستون تاریخ پیدا نشد',
        errors: [{ field: 'file', rule: 'columns', message: 'ستون تاریخ پیدا نشد' }],
      },
      { status: 422 }
    )
  )
  await fillDay(dialog)
  await waitFor(() => expect(send()).toBeEnabled())
  await userEvent.click(send())
  await within(dialog).findByText('ستون تاریخ پیدا نشد')
  fireEvent.drop(within(dialog).getByTestId('drop-area'), {
    dataTransfer: { files: [new File(['y'], 'other.csv')] },
  })
  await within(dialog).findByText('other.csv')
  expect(within(dialog).queryByText('ستون تاریخ پیدا نشد')).toBeNull()
})
