import { TextInput } from 'react-admin'
import { komunitasInput } from '../../contract/staff/rumah-sakit.ts'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const PAGE = '/komunitas/'

const KomunitasList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		thumb={({ foto }) => <PictureThumb folder="foto-komunitas" file={foto} />}
		help="Urutan ini dipakai di halaman Komunitas, di bagian bawah setiap halaman, dan di Info Kesehatan."
	/>
)

const KomunitasForm = () => (
	<StaffForm schema={komunitasInput} defaultValues={{ deskripsi: '' }}>
		<FormColumns
			aside={
				<>
					<PictureInput source="foto" label="Foto" folder="foto-komunitas" helperText="Mendatar." />
					<UriInput page={PAGE} />
				</>
			}
		>
			<TextInput source="nama" label="Nama komunitas" />
			<RichTextInput
				source="deskripsi"
				label="Penjelasan"
				folder="foto-komunitas"
				helperText="Kegiatannya apa, kapan, dan bagaimana cara ikut."
			/>
		</FormColumns>
		<TampilInput />
	</StaffForm>
)

export const komunitasPages = resourcePages({ list: KomunitasList, form: KomunitasForm, page: PAGE })
