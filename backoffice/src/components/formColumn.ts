/** Room between label and hint. */
export const formColumn = { 'maxWidth': 560, '& .MuiFormControl-root': { mt: 2 } }
