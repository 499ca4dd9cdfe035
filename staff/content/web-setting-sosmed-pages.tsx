import { AutocompleteInput, TextInput } from 'react-admin'
import { jaringan, webSettingSosmedInput } from '../../contract/web/staff/web-setting.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'

const choices = jaringan.map((id) => ({ id, name: id }))

const WebSettingSosmedList = () => (
	<OrderedList
		primary={({ icon, username }) => `${icon} ${username}`}
		secondary={({ link }) => link}
		sortable={{ icon: 'Jaringan' }}
		help="Urutan ini dipakai di bagian atas dan bawah setiap halaman."
	/>
)

const WebSettingSosmedForm = () => (
	<StaffForm schema={webSettingSosmedInput}>
		<AutocompleteInput source="icon" label="Jaringan" choices={choices} helperText="Menentukan lambang yang tampil." />
		<TextInput source="username" label="Nama akun" helperText="Misalnya @rumahsakit; tampil di bagian bawah halaman." />
		<TextInput source="link" label="Alamat akun" helperText="Alamat lengkap, dimulai dengan https://" />
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: WebSettingSosmedList, form: WebSettingSosmedForm })
