import { TextInput } from 'react-admin'
import { isianPrestasi } from '../../contract/staf/prestasi.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { PictureThumb } from '../daftar/picture-thumb.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { FormColumns } from '../isian/form-columns.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

export const PrestasiList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		thumb={({ foto }) => <PictureThumb folder="foto-prestasi" file={foto} />}
		help="Urutan ini dipakai di halaman Prestasi."
	/>
)

const PrestasiForm = () => (
	<StaffForm isian={isianPrestasi} defaultValues={{ deskripsi: '' }}>
		<FormColumns aside={<PictureInput source="foto" label="Foto" folder="foto-prestasi" helperText="Mendatar." />}>
			<TextInput source="nama" label="Nama penghargaan" />
			<RichTextInput source="deskripsi" label="Penjelasan" short />
		</FormColumns>
	</StaffForm>
)

export const prestasiPages = resourcePages(PrestasiForm)
