import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'صنف |||| صنف‌ها',
  fields: { id: 'شناسه', name: 'نام', plan: 'طرح' },
  subjects: {
    guilds: 'صنف',
  },
} satisfies ResourceWords
