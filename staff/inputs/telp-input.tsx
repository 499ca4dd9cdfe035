import { Box } from '@mui/material'
import { SelectInput, TextInput } from 'react-admin'

const jenis = [
	{ id: 'wa', name: 'WhatsApp' },
	{ id: 'telp', name: 'Telepon' },
]

interface TelpInputProps {
	/** The column of the number; the column `…Type` holds its kind. */
	source: string
	label: string
	helperText?: string
}

/** A phone number, and the app that opens it. */
export const TelpInput = ({ source, label, helperText }: TelpInputProps) => (
	<Box
		sx={{
			display: 'grid',
			width: '100%',
			columnGap: 2,
			gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 160px' },
			alignItems: 'start',
		}}
	>
		<TextInput source={source} label={label} helperText={helperText} defaultValue="" inputMode="tel" />
		<SelectInput source={`${source}Type`} label="Dibuka dengan" choices={jenis} defaultValue="wa" />
	</Box>
)
