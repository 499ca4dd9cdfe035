import { Box, Link, Typography } from '@mui/material'
import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { isNomorTelp } from '../../contract/links/nomor-telp.ts'
import type { NoTelpType } from '../../contract/shapes.ts'

const jenis = [
	{ id: 'wa', name: 'WhatsApp' },
	{ id: 'telp', name: 'Telepon' },
]

interface TelpInputProps {
	/** The column of the number; the column `…Type` holds its kind. */
	source: string
	label: string
	helperText?: string
	defaultType?: NoTelpType
}

/** A phone number, the app that opens it, and the link that visitors get. */
export const TelpInput = ({ source, label, helperText, defaultType = 'wa' }: TelpInputProps) => (
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
		<SelectInput source={`${source}Type`} label="Dibuka dengan" choices={jenis} defaultValue={defaultType} />
		<VisitorsLink source={source} />
	</Box>
)

function VisitorsLink({ source }: { source: string }) {
	const [noTelp, type]: (string | null | undefined)[] = useWatch({ name: [source, `${source}Type`] })
	if (!noTelp || !isNomorTelp(noTelp)) return null
	const address = contactAddress(noTelp, type === 'telp' ? 'telp' : 'wa')
	return (
		<Typography
			variant="body2"
			sx={{ gridColumn: '1 / -1', color: 'text.secondary', marginBottom: 1.5, overflowWrap: 'anywhere' }}
		>
			Pengunjung membuka{' '}
			<Link href={address} target="_blank" rel="noopener">
				{address}
			</Link>
		</Typography>
	)
}
