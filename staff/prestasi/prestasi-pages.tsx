import { TextInput } from 'react-admin'
import { prestasiInput } from '../../contract/staff/rumah-sakit.ts'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const PrestasiList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		thumb={({ foto }) => <PictureThumb folder="foto-prestasi" file={foto} />}
		help="Urutan ini dipakai di halaman Prestasi."
	/>
)

const PrestasiForm = () => (
	<StaffForm schema={prestasiInput} defaultValues={{ deskripsi: '' }}>
		<FormColumns aside={<PictureInput source="foto" label="Foto" folder="foto-prestasi" helperText="Mendatar." />}>
			<TextInput source="nama" label="Nama penghargaan" />
			<RichTextInput source="deskripsi" label="Penjelasan" short />
		</FormColumns>
		<TampilInput />
	</StaffForm>
)

export const prestasiPages = resourcePages({ list: PrestasiList, form: PrestasiForm })
