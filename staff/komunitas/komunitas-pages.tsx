import { TextInput } from 'react-admin'
import { isianKomunitas } from '../../contract/staf/komunitas.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { PictureThumb } from '../daftar/picture-thumb.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { FormColumns } from '../isian/form-columns.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'
import { UriInput } from '../isian/uri-input.tsx'

const PAGE = '/komunitas/'

export const KomunitasList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		thumb={({ foto }) => <PictureThumb folder="foto-komunitas" file={foto} />}
		help="Urutan ini dipakai di halaman Komunitas, di bagian bawah setiap halaman, dan di Info Kesehatan."
	/>
)

const KomunitasForm = () => (
	<StaffForm isian={isianKomunitas} defaultValues={{ deskripsi: '' }}>
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
	</StaffForm>
)

export const komunitasPages = resourcePages(KomunitasForm, { page: PAGE })
