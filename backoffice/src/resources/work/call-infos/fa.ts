import type { ResourceWords } from '../../../manifests/words'

export const fa = { name: 'درخواست تماس |||| درخواست‌های تماس' } satisfies ResourceWords
