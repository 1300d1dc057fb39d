import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import SpecialModalPage from '../../src/resources/system/settings/SpecialModalPage'
import { openDesk } from '../support/desk'

const path = '/api/admin/special-modal'
const held = {
  status: 'ENABLED',
  title: 'پیشنهاد پاییز',
  text: 'شارژ کنید.',
  image: '/api/preference/pictures/x',
  link: '',
  from: '',
  until: '',
}

test('shows as it is typed how a phone shows it, and is only looked at without the right', async () => {
  openDesk(<SpecialModalPage />, { answers: { [`GET ${path}`]: () => held } })
  const title = await screen.findByLabelText('عنوان')
  expect(title).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull()
})

test('a new picture is seen before it is sent, and what is refused stands on the page', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:new')
  const { server } = openDesk(<SpecialModalPage />, {
    permissions: ['preferences.update'],
    answers: {
      [`GET ${path}`]: () => held,
      [`PUT ${path}`]: () =>
        Response.json(
          { message: 'x', errors: [{ field: 'picture', message: 'این تصویر خوانده نمی‌شود.' }] },
          { status: 422 }
        ),
    },
  })
  await screen.findByRole('button', { name: 'ذخیره' })
  await userEvent.type(await screen.findByLabelText('عنوان'), ' ۱۴۰۵')
  expect(screen.getByRole('img', { name: 'پیش‌نمایش روی گوشی' })).toHaveTextContent(
    'پیشنهاد پاییز ۱۴۰۵'
  )
  await userEvent.upload(
    screen.getByLabelText('انتخاب تصویر'),
    new File(['x'], 'x.png', { type: 'image/png' })
  )
  await waitFor(() => expect(document.querySelector('img[src="blob:new"]')).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await screen.findByText('این تصویر خوانده نمی‌شود.')
  expect(server.to(path, 'PUT')).toHaveLength(1)
})
