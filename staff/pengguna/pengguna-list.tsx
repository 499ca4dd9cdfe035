import { BooleanField, DataTable, SearchInput, SelectInput } from 'react-admin'
import { namaPeran, type Peran } from '../../contract/staf/hak.ts'
import { StaffList } from '../daftar/staff-list.tsx'
import { TanggalField } from '../daftar/tanggal-field.tsx'
import { pilihanPeran } from './pilihan-peran.ts'

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<SelectInput key="peran" source="peran" label="Peran" choices={pilihanPeran} alwaysOn />,
]

export const PenggunaList = () => (
	<StaffList filters={filters} sort={{ field: 'nama', order: 'ASC' }}>
		<DataTable.Col source="nama" label="Nama" />
		<DataTable.Col source="email" label="Email" />
		<DataTable.Col source="peran" label="Peran" render={({ peran }) => namaPeran[peran as Peran]} />
		<DataTable.Col source="aktif" label="Aktif" field={BooleanField} disableSort />
		<DataTable.Col source="totpAktif" label="Dua langkah" field={BooleanField} disableSort />
		<DataTable.Col source="createdAt" label="Sejak" field={TanggalField} />
	</StaffList>
)
