import { AutocompleteInput, BooleanInput, ReferenceField, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { keluhanInput } from '../../contract/staff/dokter.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const bahaya = [
	{ id: '1', name: 'Tanda bahaya' },
	{ id: '0', name: 'Keluhan biasa' },
]

const filters = [
	<ReferenceInput key="poli" source="poliKlinikId" reference="poli-klinik" alwaysOn>
		<AutocompleteInput label="Poli klinik" />
	</ReferenceInput>,
	<SelectInput key="darurat" source="darurat" label="Jenis" choices={bahaya} emptyText="Kosongkan" alwaysOn />,
]

const KeluhanList = () => (
	<OrderedList
		primary={({ kata }) => kata}
		secondary={(record) => (
			<>
				{record.darurat ? 'Tanda bahaya · ' : ''}
				<ReferenceField record={record} source="poliKlinikId" reference="poli-klinik" link={false} />
			</>
		)}
		filters={filters}
		sortable={{ kata: 'Abjad' }}
		help="Kata sehari-hari yang diketik pengunjung saat belum tahu harus ke poli mana. Keluhan pertama tiap poli ditawarkan sebagai contoh."
	/>
)

const KeluhanForm = () => (
	<StaffForm schema={keluhanInput} defaultValues={{ darurat: 0 }}>
		<TextInput
			source="kata"
			label="Keluhan"
			helperText="Tulis seperti pasien mengatakannya, misalnya “sakit gigi” atau “anak kejang”."
		/>
		<ReferenceInput source="poliKlinikId" reference="poli-klinik" perPage={300}>
			<AutocompleteInput
				label="Poli klinik yang menangani"
				helperText="Satu keluhan boleh ditulis lagi untuk poli yang lain."
			/>
		</ReferenceInput>
		<BooleanInput
			source="darurat"
			label="Tanda bahaya"
			helperText="Pengunjung diarahkan lebih dahulu ke IGD, baru ke poli."
		/>
	</StaffForm>
)

export const keluhanPages = resourcePages({ list: KeluhanList, form: KeluhanForm })
