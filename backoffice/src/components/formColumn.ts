/** One column of fields; the label of a field stands clear of the hint of the one above. */
export const formColumn = { 'maxWidth': 560, '& .MuiFormControl-root': { mt: 2 } }
