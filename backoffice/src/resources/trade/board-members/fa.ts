import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'عضو شرکت |||| اعضای شرکت‌ها',
  subjects: { 'board-members': 'عضو شرکت' },
  fields: {
    companyId: 'شرکت',
    userId: 'شخص',
    birthDate: 'تاریخ تولد',
    rejectionReason: 'دلیل رد پیشین',
  },
} satisfies ResourceWords
