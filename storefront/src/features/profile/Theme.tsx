import { useSignals } from '@preact/signals-react/runtime'
import { Card } from '#components/Card.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { profile as text } from '#i18n/fa/profile.ts'
import { chooseTheme, themeChoice, themeChoices } from '#lib/theme.ts'

/** Light, dark, or as the phone is. */
export const Theme = () => {
  useSignals()
  return (
    <Card title={text.theme}>
      <Tabs
        label={text.theme}
        value={themeChoice.value}
        onChange={chooseTheme}
        options={themeChoices.map((value) => ({ value, label: text.themes[value] }))}
      />
    </Card>
  )
}
