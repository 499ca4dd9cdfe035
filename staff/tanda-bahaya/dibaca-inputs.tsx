import { TextInput } from 'react-admin'
import { TanggalInput } from '../inputs/when-inputs.tsx'

/** Who has read the list, and when. */
export const DibacaInputs = () => (
	<>
		<TextInput source="dibacaOleh" label="Nama dokter" defaultValue="" />
		<TanggalInput source="dibacaPada" label="Tanggal dibaca" sx={{ maxWidth: 280 }} />
	</>
)
