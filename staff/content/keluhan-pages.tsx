import { Card } from '@mui/material'
import { AutocompleteInput, ReferenceField, ReferenceInput, TextInput } from 'react-admin'
import { keluhanInput } from '../../contract/staff/dokter.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { CobaKalimat } from '../tanda-bahaya/coba-kalimat.tsx'

const filters = [
	<ReferenceInput key="poli" source="poliKlinikId" reference="poli-klinik" alwaysOn>
		<AutocompleteInput label="Poli klinik" />
	</ReferenceInput>,
]

const KeluhanList = () => (
	<>
		<Card sx={{ padding: 2, paddingBottom: 0, marginBottom: 2 }}>
			<CobaKalimat />
		</Card>
		<OrderedList
			primary={({ kata }) => kata}
			secondary={(record) => (
				<ReferenceField record={record} source="poliKlinikId" reference="poli-klinik" link={false} />
			)}
			filters={filters}
			sortable={{ kata: 'Abjad' }}
			help="Kata sehari-hari yang ditambahkan pada kamus bawaan, untuk pengunjung yang belum tahu harus ke poli mana. Keluhan pertama tiap poli ditawarkan sebagai contoh."
		/>
	</>
)

const KeluhanForm = () => (
	<StaffForm schema={keluhanInput}>
		<TextInput
			source="kata"
			label="Keluhan"
			helperText="Tulis seperti pasien mengatakannya, misalnya “sakit gigi” atau “mata gatal”."
		/>
		<ReferenceInput source="poliKlinikId" reference="poli-klinik" perPage={300}>
			<AutocompleteInput
				label="Poli klinik yang menangani"
				helperText="Satu keluhan boleh ditulis lagi untuk poli yang lain."
			/>
		</ReferenceInput>
	</StaffForm>
)

export const keluhanPages = resourcePages({ list: KeluhanList, form: KeluhanForm })
