import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { TanggalField } from './tanggal-field.tsx'

/** In a list: what visitors do not see yet, and from when on they will. */
export function StatusTerbitField() {
	const status = useRecordContext()?.status
	if (status === 'konsep') return <Chip size="small" variant="outlined" label="Konsep" />
	if (status !== 'terjadwal') return 'Terbit'
	return (
		<>
			<Chip size="small" label="Terjadwal" /> <TanggalField source="terbitPada" jam />
		</>
	)
}
