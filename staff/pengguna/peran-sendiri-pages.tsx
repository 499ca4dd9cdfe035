import { DataTable, TextInput } from 'react-admin'
import { peranSendiriInput } from '../../contract/staff/pengguna.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { NameCol } from '../lists/columns.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { StaffCreate, StaffEdit } from '../lists/staff-pages.tsx'
import { HakInput } from './hak-input.tsx'
import { hiddenFrom } from './peran-choices.ts'

const PeranSendiriList = () => (
	<StaffList>
		<NameCol label="Nama" format={({ nama }) => nama} />
		<DataTable.Col label="Keterangan" disableSort render={({ hak }) => hiddenFrom(hak)} />
		<DataTable.Col label="Akun" disableSort render={({ jumlah }) => `${jumlah} akun`} />
	</StaffList>
)

const PeranSendiriForm = () => (
	<StaffForm schema={peranSendiriInput} defaultValues={{ hak: [] }}>
		<TextInput
			source="nama"
			label="Nama"
			helperText="Misalnya: Admin poli anak. Berikan kepada staf di halaman Pengguna."
		/>
		<HakInput />
	</StaffForm>
)

const PeranSendiriCreate = () => (
	<StaffCreate>
		<PeranSendiriForm />
	</StaffCreate>
)

const PeranSendiriEdit = () => (
	<StaffEdit>
		<PeranSendiriForm />
	</StaffEdit>
)

export { PeranSendiriCreate as create, PeranSendiriEdit as edit, PeranSendiriList as list }
