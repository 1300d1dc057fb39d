import { useSignals } from '@preact/signals-react/runtime'
import { Card } from '#ui/Card.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { profile as text } from '#areas/profile/words/profile.ts'
import { chooseTheme, themeChoice, themeChoices } from '#core/theme.ts'

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
