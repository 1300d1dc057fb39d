import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BeginTextButton } from '../../src/resources/credit/contract-templates/BeginTextButton'
import { TextButton } from '../../src/resources/credit/contract-templates/TextButton'
import { templateName } from '../../src/resources/credit/contract-templates/templateName'
import { CreateBatchButton } from '../../src/resources/cards/print-batches/CreateBatchButton'
import { openDesk } from '../support/desk'
import '../../src/lib/heldKeys'

const texts = '/api/admin/contract-templates'
const batches = '/api/admin/print-batches'

test('a text of a type and plan is begun: nothing is lost without a network, nor sent twice', async () => {
  let isReachable = false
  let answer = (_: object) => undefined as void
  const { server } = openDesk(
    <Routes>
      <Route path="/" element={<BeginTextButton />} />
      <Route path="/contract-templates/t9/show" element={<p>the draft</p>} />
    </Routes>,
    {
      resource: 'contract-templates',
      permissions: ['contract-templates.update'],
      answers: {
        [`POST ${texts}`]: () => {
          if (!isReachable) throw new TypeError('Failed to fetch')
          return new Promise((resolve) => (answer = resolve))
        },
      },
    }
  )
  await userEvent.click(await screen.findByRole('button', { name: 'متن تازه' }))
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'متن تازه' })
  const body = within(dialog).getByLabelText(/^متن/)
  expect(send).toBeDisabled()
  expect(dialog).toHaveTextContent('{{نام مشتری}}')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'قرارداد' }))
  await userEvent.click(await screen.findByRole('option', { name: 'قرارداد تمدید اعتبار' }))
  await userEvent.type(body, '# ماده ۱')
  await userEvent.click(send)
  expect(await within(dialog).findByRole('alert')).toBeVisible()
  expect(body).toHaveValue('# ماده ۱')

  isReachable = true
  await userEvent.dblClick(send)
  send.focus()
  await userEvent.keyboard('{Enter>5/}')
  await waitFor(() => expect(server.to(texts, 'POST')).toHaveLength(2))
  const [lost, sent] = server.to(texts, 'POST')
  expect(sent!.body).toEqual({ contractType: 'CREDIT_RENEWAL', body: '# ماده ۱' })
  expect(sent!.headers.get('Idempotency-Key')).toBe(lost!.headers.get('Idempotency-Key'))
  answer({ id: 't9', contractType: 'CREDIT_RENEWAL', version: 2 })
  expect(await screen.findByText('the draft')).toBeVisible()
})

test('a new version of a text leads to its draft', async () => {
  const { server } = openDesk(
    <Routes>
      <Route
        path="/"
        element={
          <RecordContextProvider
            value={{
              id: 't1',
              contractType: 'CREDIT_RENEWAL',
              plan: null,
              body: 'x',
              status: 'IN_FORCE',
            }}
          >
            <TextButton />
          </RecordContextProvider>
        }
      />
      <Route path="/contract-templates/t9/show" element={<p>the draft</p>} />
    </Routes>,
    {
      resource: 'contract-templates',
      permissions: ['contract-templates.update'],
      answers: { [`POST ${texts}`]: () => ({ id: 't9' }) },
    }
  )
  await userEvent.click(await screen.findByRole('button', { name: 'نسخه تازه از این متن' }))
  await userEvent.type(await screen.findByLabelText(/^متن/), ' y{Control>}{Enter}{/Control}')
  expect(await screen.findByText('the draft')).toBeVisible()
  expect(server.to(texts, 'POST').map(({ body }) => body)).toEqual([
    { contractType: 'CREDIT_RENEWAL', body: 'x y' },
  ])
})

test('a text is named by its kind and version', () => {
  expect(templateName({ id: 't', contractType: 'CREDIT_RENEWAL', version: 3 })).toBe(
    'قرارداد تمدید اعتبار 3'
  )
})

test('Enter makes a batch for the printer, and a key that is held makes one', async () => {
  const { server } = openDesk(
    <Routes>
      <Route path="/" element={<CreateBatchButton />} />
      <Route path="/print-batches/b1/show" element={<p>the batch</p>} />
    </Routes>,
    {
      resource: 'print-batches',
      permissions: ['cards.print'],
      answers: { [`POST ${batches}`]: () => ({ id: 'b1' }) },
    }
  )
  await userEvent.click(await screen.findByRole('button', { name: 'دسته چاپ تازه' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Enter>5/}')
  expect(await screen.findByText('the batch')).toBeVisible()
  expect(server.to(batches, 'POST')).toHaveLength(1)
})
