import { TextInput } from 'react-admin'
import { isianMitra } from '../../contract/staf/mitra.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { PictureThumb } from '../daftar/picture-thumb.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { FavoritInput } from '../isian/favorit-input.tsx'
import { FormColumns } from '../isian/form-columns.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'
import { UriInput } from '../isian/uri-input.tsx'

const PAGE = '/mitra/'

export const MitraList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ favorit }) => (favorit ? `Favorit ${favorit}` : '')}
		thumb={({ logo }) => <PictureThumb folder="logo-mitra" file={logo} />}
		sortable={{ nama: 'Nama', favorit: 'Favorit' }}
		help="Urutan ini dipakai di halaman Mitra. Halaman depan hanya menampilkan yang favorit."
	/>
)

const MitraForm = () => (
	<StaffForm isian={isianMitra} defaultValues={{ deskripsi: '' }}>
		<FormColumns
			aside={
				<>
					<PictureInput
						source="logo"
						label="Logo"
						folder="logo-mitra"
						helperText="Dengan latar putih atau tembus pandang."
					/>
					<UriInput page={PAGE} />
					<FavoritInput where="di halaman depan, enam sebaris" />
				</>
			}
		>
			<TextInput source="nama" label="Nama mitra" helperText="Asuransi, perusahaan, atau lembaga." />
			<RichTextInput
				source="deskripsi"
				label="Penjelasan"
				folder="logo-mitra"
				helperText="Misalnya layanan apa yang ditanggung dan apa yang perlu dibawa."
			/>
		</FormColumns>
	</StaffForm>
)

export const mitraPages = resourcePages(MitraForm, { page: PAGE })
