export const names = { addresses: { title: 'نشانی‌ها', singular: 'نشانی' } } as const

export const headers = {
  owner: 'مشتری',
  title: 'عنوان',
  postalCode: 'کد پستی',
  address: 'نشانی',
  deliverable: 'نشانی تحویل',
} as const
