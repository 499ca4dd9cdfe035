import { Chip } from '@mui/material'
import { DataTable } from 'react-admin'
import { namaPeran, type Peran } from '../../contract/staff/permissions.ts'
import { searchFilter, selectFilter } from '../lists/filters.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { WibDateField } from '../lists/wib-date-field.tsx'
import { PenggunaCreate, PenggunaEdit } from './pengguna-form.tsx'
import { peranChoices } from './peran-choices.ts'

const filters = [
	searchFilter,
	selectFilter('peran', 'Peran', peranChoices),
	selectFilter('sandi', 'Kata sandi', [{ id: 'belum', name: 'Belum disetel' }], false),
]

const PenggunaList = () => (
	<StaffList filters={filters} sort={{ field: 'nama', order: 'ASC' }}>
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="email" label="Email" />
		<DataTable.Col
			source="peran"
			label="Peran"
			render={({ peran }) => peran.map((each: Peran) => namaPeran[each]).join(', ')}
		/>
		<DataTable.Col
			label="Boleh masuk"
			disableSort
			render={({ aktif }) => (
				<Chip size="small" variant="outlined" label={aktif ? 'Boleh masuk' : 'Tidak boleh masuk'} />
			)}
		/>
		<DataTable.Col
			label="Dua langkah"
			disableSort
			render={({ totpAktif, passkeyAktif }) => (totpAktif || passkeyAktif) && <Chip size="small" label="Dua langkah" />}
		/>
		<DataTable.Col source="createdAt" label="Sejak" field={WibDateField} />
	</StaffList>
)

export const penggunaPages = { list: PenggunaList, create: PenggunaCreate, edit: PenggunaEdit }
