/** Persian number words, each list in order of its value. */
const words = {
  and: ' و ',
  zero: 'صفر',
  belowTwenty: [
    '',
    'یک',
    'دو',
    'سه',
    'چهار',
    'پنج',
    'شش',
    'هفت',
    'هشت',
    'نه',
    'ده',
    'یازده',
    'دوازده',
    'سیزده',
    'چهارده',
    'پانزده',
    'شانزده',
    'هفده',
    'هجده',
    'نوزده',
  ],
  tens: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'یکصد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  thousands: ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'],
} as const

const groupInWords = (group: number): string => {
  const rest = group % 100
  const small =
    rest < 20
      ? [words.belowTwenty[rest]]
      : [words.tens[Math.floor(rest / 10)], words.belowTwenty[rest % 10]]
  return [words.hundreds[Math.floor(group / 100)], ...small].filter(Boolean).join(words.and)
}

/** A whole number in Persian words, for any safe integer from zero: 5,001,200 → پنج میلیون و یک هزار و دویست. */
export const inWords = (value: number): string => {
  if (value === 0) return words.zero
  const groups: string[] = []
  for (let rest = value, power = 0; rest > 0; rest = Math.floor(rest / 1000), power += 1) {
    const group = rest % 1000
    if (group > 0) {
      groups.unshift([groupInWords(group), words.thousands[power]].filter(Boolean).join(' '))
    }
  }
  return groups.join(words.and)
}
