import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { WibDateField } from './wib-date-field.tsx'

/** In a list: what visitors do not see yet, and from when on they will. */
export function PublishingField() {
	const status = useRecordContext()?.status
	if (status === 'konsep') return <Chip size="small" variant="outlined" label="Konsep" />
	if (status !== 'terjadwal') return 'Terbit'
	return (
		<>
			<Chip size="small" label="Terjadwal" /> <WibDateField source="terbitPada" jam />
		</>
	)
}
