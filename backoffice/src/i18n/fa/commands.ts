export const commands = {
  amount: 'مبلغ اعتبار',
  preview: 'چه تغییری می‌کند؟',
  reason: 'دلیل',
  reasonOptional: 'دلیل (اختیاری)',
  reasonKeys: 'Ctrl+Enter ثبت می‌کند.',
  withdrawRequest: {
    label: 'پس گرفتن درخواست',
    title: 'پس گرفتن درخواست',
    explain:
      'درخواست شما بسته می‌شود و چیزی تغییر نمی‌کند. سپس می‌توانید درخواست تازه‌ای ثبت کنید.',
    done: 'درخواست پس گرفته شد.',
  },
  rejectChange: {
    label: 'رد',
    title: 'رد درخواست',
    explain: 'درخواست بسته می‌شود و چیزی تغییر نمی‌کند. دلیل در رد تغییرات ثبت می‌شود.',
    done: 'درخواست رد شد.',
  },
}
