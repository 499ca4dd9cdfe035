import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { WibDateField } from './wib-date-field.tsx'

/** The publishing state in a list. */
export function PublishingField() {
	const record = useRecordContext()
	const [status, tinjauan] = [record?.status, record?.tinjauan]
	if (tinjauan) return <Chip size="small" label={tinjauan === 'menunggu' ? 'Menunggu tinjauan' : 'Dikembalikan'} />
	if (status === 'konsep') return <Chip size="small" variant="outlined" label="Konsep" />
	if (status !== 'terjadwal') return 'Terbit'
	return (
		<>
			<Chip size="small" label="Terjadwal" /> <WibDateField source="terbitPada" withTime />
		</>
	)
}
