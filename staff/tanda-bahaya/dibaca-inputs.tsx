import { TextInput } from 'react-admin'

/** Who has read the list, and when. */
export const DibacaInputs = () => (
	<>
		<TextInput source="dibacaOleh" label="Nama dokter" defaultValue="" />
		<TextInput
			source="dibacaPada"
			label="Tanggal dibaca"
			type="date"
			parse={(day: string) => day || null}
			slotProps={{ inputLabel: { shrink: true } }}
			sx={{ maxWidth: 240 }}
		/>
	</>
)
