import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { districtShape, noPlace, placeShape } from '#areas/signup/parts/places/placeSchema.ts'
import { PlaceFields } from '#areas/signup/parts/places/PlaceFields.tsx'
import { callsOf, serve } from '../money/server.ts'

const schema = z.object({ name: z.string(), ...placeShape, ...districtShape })
const shop = { name: 'چای', provinceId: '1', cityId: '11', districtId: '111' }
const answers = {
  'GET /provinces': {
    items: [
      { provinceId: 1, provinceName: 'اصفهان' },
      { provinceId: 2, provinceName: 'فارس' },
    ],
  },
  'GET /cities?provinceId=1': { items: [{ cityId: 11, cityName: 'کاشان' }] },
  'GET /cities?provinceId=2': { items: [{ cityId: 21, cityName: 'شیراز' }] },
  'GET /districts?cityId=11&pageNumber=0&pageSize=100': {
    items: [{ districtId: 111, districtName: 'فین' }],
  },
  'GET /districts?cityId=21&pageNumber=0&pageSize=100': { items: [] },
}

const Form = ({ isOptional }: { isOptional?: boolean }) => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: shop })
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <PlaceFields form={form} hasDistrict={!isOptional} isOptional={isOptional} />
      <button type="button" onClick={() => form.reset({ name: '', ...noPlace, districtId: '' })}>
        empty
      </button>
      <button type="submit">send</button>
    </form>
  )
}
const field = (name: string | RegExp) => screen.getByLabelText(name)
const choose = async (name: string, option: string) => {
  await userEvent.click(field(name))
  await userEvent.click(await screen.findByRole('button', { name: option }))
}

test('another province empties city and district, and each waits for the one before it', async () => {
  const calls = serve(answers)
  render(<Form />)
  await waitFor(() => expect(field('محله یا منطقه')).toHaveTextContent('فین'))

  // The same choice again changes nothing.
  await choose('استان', 'اصفهان')
  expect(field('شهر')).toHaveTextContent('کاشان')

  await choose('استان', 'فارس')
  expect(field('شهر')).toHaveTextContent('انتخاب')
  expect(field('محله یا منطقه')).toBeDisabled()
  await choose('شهر', 'شیراز')
  expect(field('محله یا منطقه')).toBeEnabled()
  expect(callsOf(calls, 'GET').map(({ path }) => path)).toContain(
    '/districts?cityId=21&pageNumber=0&pageSize=100'
  )

  await userEvent.click(screen.getByText('empty'))
  expect(field('شهر')).toBeDisabled()
  expect(screen.getByText('ابتدا استان را انتخاب کنید.')).toBeInTheDocument()
  await userEvent.click(screen.getByText('send'))
  expect(await screen.findByText('استان را انتخاب کنید.')).toBeInTheDocument()
})

test('a form that asks for no district never loads one, and says that the place is optional', async () => {
  const calls = serve(answers)
  render(<Form isOptional />)
  await waitFor(() => expect(field(/^شهر.*اختیاری/)).toHaveTextContent('کاشان'))
  expect(screen.queryByText(/محله/)).toBeNull()
  expect(callsOf(calls, 'GET').some(({ path }) => path.includes('districts'))).toBe(false)
})
