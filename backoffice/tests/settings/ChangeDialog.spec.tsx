import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { settingDefaults } from '@kasbeno/api/contracts/settings'
import { words } from '@kasbeno/api/contracts/words'
import ChangeDialog from '../../src/resources/system/settings/ChangeDialog'
import { openDesk } from '../support/desk'

const path = (id: string) => `/api/admin/settings/${id}`

/** Opens the dialog and gives its field and its button. */
const change = async (id: string, record: object) => {
  const onClose = vi.fn()
  const { server } = openDesk(
    <ChangeDialog record={{ id, proposedValue: null, ...record }} onClose={onClose} />,
    {
      resource: 'settings',
      permissions: ['settings.update'],
      answers: { [`PUT ${path(id)}`]: ({ body }) => ({ id, value: body.value }) },
    }
  )
  const dialog = within(await screen.findByRole('dialog'))
  return {
    dialog,
    onClose,
    field: await dialog.findByRole('textbox'),
    save: dialog.getByRole('button', { name: 'ذخیره' }),
    sent: () => server.to(path(id), 'PUT').map(({ body }) => body.value),
  }
}

const whole = 'تنها عدد کامل بنویسید؛ بدون منفی، ممیز یا حرف.'
const percents = 'درصد را با حداکثر چهار رقم اعشار بنویسید؛ مانند ۰٫۵'

test.each([
  ['arrearsGraceDays', 10, '-5', whole],
  ['arrearsGraceDays', 10, '1.5', whole],
  ['arrearsGraceDays', 10, '۱٫۵', whole],
  ['arrearsGraceDays', 10, 'ده', whole],
  ['fourEyesAboveRials', 4_000_000_000, '-5', whole],
  ['fourEyesAboveRials', 4_000_000_000, '12/5', whole],
  ['vatRatePpm', 100_000, '-5', percents],
  ['vatRatePpm', 100_000, '5.', percents],
  ['vatRatePpm', 100_000, '.5', percents],
  ['vatRatePpm', 100_000, '1.00001', percents],
])('%s of %d refuses a pasted %s, says why, and sends nothing', async (id, value, text, why) => {
  const { dialog, field, save, sent } = await change(id, { value })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  dialog.getByText(why)
  expect(save).toBeDisabled()
  await userEvent.type(field, '{enter}')
  expect(sent()).toEqual([])
})

test.each([
  ['arrearsGraceDays', 10, '۱۲', 12],
  ['fourEyesAboveRials', 4_000_000_000, '5,000,000', 5_000_000],
  ['vatRatePpm', 100_000, '۹٫۵', 95_000],
  ['vatRatePpm', 100_000, '0.5', 5_000],
  ['supportPhone', '02100000000', '۰۲۱۸۸', '02188'],
])('%s of %s takes %s as %s', async (id, value, text, meant) => {
  const { field, save, sent, onClose } = await change(id, { value })
  expect(save).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([meant])
})

test('the second person agrees to what was proposed, as it stands', async () => {
  const { dialog, save, sent } = await change('vatRatePpm', {
    value: 100_000,
    proposedValue: 90_000,
    proposedBy: 'other',
    proposedByName: 'سارا',
  })
  dialog.getByText(/را سارا پیشنهاد کرده است/)
  expect(dialog.getByRole('textbox')).toHaveValue('۹')
  await userEvent.click(save)
  await waitFor(() => expect(sent()).toEqual([90_000]))
})

test.each(Object.keys(settingDefaults))('the setting %s has a Persian name', (id) => {
  expect(words.setting[id as keyof typeof words.setting]).toMatch(/[آ-ی]/)
})

test('the account for transfers is saved with its holder, and never half', async () => {
  const [iban, other] = ['IR062960000000100324200001', 'IR820540102680020817909002']
  const id = 'transferAccount'
  const { server } = openDesk(
    <ChangeDialog
      record={{ id, proposedValue: null, value: `${iban} بانک نمونه` }}
      onClose={() => undefined}
    />,
    {
      resource: 'settings',
      permissions: ['settings.update'],
      answers: { [`PUT ${path(id)}`]: ({ body }) => ({ id, value: body.value }) },
    }
  )
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: 'ذخیره' })
  const [account, holder] = [dialog.getByLabelText('شبای حساب'), dialog.getByLabelText('صاحب حساب')]
  expect(account).toHaveValue(iban)
  expect(holder).toHaveValue('بانک نمونه')
  await user.clear(account)
  await user.type(account, other.slice(0, -1))
  expect(save).toBeDisabled()
  await user.type(account, '2')
  await user.clear(holder)
  expect(save).toBeDisabled()
  await user.type(holder, 'بانک دوم')
  await user.click(save)
  await waitFor(() => expect(server.to(path(id), 'PUT')).toHaveLength(1))
  expect(server.to(path(id), 'PUT')[0]!.body.value).toBe(`${other} بانک دوم`)
})
