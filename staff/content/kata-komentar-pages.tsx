import { DataTable, RadioButtonGroupInput, TextInput } from 'react-admin'
import { kataKomentarInput } from '../../contract/artikel/staff/komentar.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { NameCol } from '../lists/columns.tsx'
import { searchFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'

const tindakan = [
	{ id: 'spam', name: 'Langsung masuk Spam' },
	{ id: 'tahan', name: 'Tetap di antrean, diberi peringatan' },
]

const KataKomentarList = () => (
	<StaffList filters={[searchFilter]} sort={{ field: 'kata', order: 'ASC' }}>
		<NameCol source="kata" label="Kata" />
		<DataTable.Col
			source="tindakan"
			label="Komentar dengan kata ini"
			render={(row) => tindakan.find(({ id }) => id === row.tindakan)?.name}
		/>
	</StaffList>
)

const KataKomentarForm = () => (
	<StaffForm schema={kataKomentarInput} defaultValues={{ tindakan: 'spam' }}>
		<TextInput source="kata" label="Kata" helperText="Satu kata atau lebih; besar kecil huruf tidak dibedakan." />
		<RadioButtonGroupInput source="tindakan" label="Komentar dengan kata ini" choices={tindakan} row={false} />
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: KataKomentarList, form: KataKomentarForm })
