import { Typography } from '@mui/material'

/** The props of an input whose choices have a sentence each, below their names. */
export const explained = {
	optionText: ({ name, help }: { name: string; help: string }) => (
		<>
			{name}
			<Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', maxWidth: '65ch' }}>
				{help}
			</Typography>
		</>
	),
	row: false,
	sx: { '& .MuiFormControlLabel-root': { marginBlock: 0.75, alignItems: 'flex-start' } },
}
