import { Card } from '@mui/material'
import { ReferenceField, TextInput } from 'react-admin'
import { keluhanInput } from '../../contract/dokter/staff/dokter.ts'
import { RowInput } from '../inputs/row-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { rowFilter } from '../lists/filters.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'
import { CobaKalimat } from '../tanda-bahaya/coba-kalimat.tsx'

const filters = [rowFilter('poliKlinikId', 'Poli klinik', 'poli-klinik')]

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
		<RowInput
			source="poliKlinikId"
			reference="poli-klinik"
			label="Poli klinik yang menangani"
			helperText="Satu keluhan boleh ditulis lagi untuk poli yang lain."
		/>
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: KeluhanList, form: KeluhanForm })
