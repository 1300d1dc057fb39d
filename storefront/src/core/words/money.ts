export const money = {
  rial: 'ریال',
  and: ' و ',
  wholeOnly: 'مبلغ را به ریال و بدون ممیز یا منها بنویسید.',
  billionToman: (value: string) => `${value} میلیارد تومان`,
  thousandToman: (value: string) => `${value} هزار تومان`,
  toman: (value: string) => `${value} تومان`,
  millionToman: (value: string) => `${value} میلیون تومان`,
  tomanWords: (words: string) => `${words} تومان`,
  rialWords: (words: string) => `${words} ریال`,
}
