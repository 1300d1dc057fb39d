import { useTheme } from '@mui/material/styles'

export const useChartLook = () => {
  const { palette } = useTheme()
  return {
    axis: { tick: { fontSize: 11, fill: palette.text.secondary }, tickLine: false },
    grid: { stroke: palette.divider },
    tooltip: {
      cursor: { fill: palette.action.hover },
      contentStyle: {
        direction: 'rtl',
        fontSize: 12,
        background: palette.background.paper,
        border: `1px solid ${palette.divider}`,
      },
    },
  } as const
}
