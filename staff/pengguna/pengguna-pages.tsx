import { Chip } from '@mui/material'
import { DataTable } from 'react-admin'
import { NameCol, WibDateField } from '../lists/columns.tsx'
import { searchFilter, selectFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { PenggunaCreate, PenggunaEdit } from './pengguna-form.tsx'
import { usePeranChoices } from './use-peran-choices.ts'

function PenggunaList() {
	const choices = usePeranChoices()
	const filters = [
		searchFilter,
		selectFilter('peran', 'Peran', choices),
		selectFilter('sandi', 'Kata sandi', [{ id: 'belum', name: 'Belum disetel' }], false),
	]
	const nameOf = (role: string) => choices.find(({ id }) => id === role)?.name
	return (
		<StaffList filters={filters} sort={{ field: 'nama', order: 'ASC' }}>
			<NameCol source="nama" label="Nama" />
			<DataTable.Col source="email" label="Email" />
			<DataTable.Col source="peran" label="Peran" render={({ peran }) => peran.map(nameOf).join(', ')} />
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
				render={({ totpAktif, passkeyAktif }) =>
					(totpAktif || passkeyAktif) && <Chip size="small" label="Dua langkah" />
				}
			/>
			<DataTable.Col source="createdAt" label="Sejak" field={WibDateField} />
		</StaffList>
	)
}

export { PenggunaCreate as create, PenggunaEdit as edit, PenggunaList as list }
