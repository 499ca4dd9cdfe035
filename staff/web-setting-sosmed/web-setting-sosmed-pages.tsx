import { AutocompleteInput, TextInput } from 'react-admin'
import { isianWebSettingSosmed, jaringan } from '../../contract/staf/web-setting-sosmed.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

const choices = jaringan.map((id) => ({ id, name: id }))

export const WebSettingSosmedList = () => (
	<OrderedList
		primary={({ icon, username }) => `${icon} ${username}`}
		secondary={({ link }) => link}
		sortable={{ icon: 'Jaringan' }}
		help="Urutan ini dipakai di bagian atas dan bawah setiap halaman."
	/>
)

const WebSettingSosmedForm = () => (
	<StaffForm isian={isianWebSettingSosmed}>
		<AutocompleteInput source="icon" label="Jaringan" choices={choices} helperText="Menentukan lambang yang tampil." />
		<TextInput source="username" label="Nama akun" helperText="Misalnya @rsyasmin; tampil di bagian bawah halaman." />
		<TextInput source="link" label="Alamat akun" helperText="Alamat lengkap, dimulai dengan https://" />
	</StaffForm>
)

export const webSettingSosmedPages = resourcePages(WebSettingSosmedForm)
