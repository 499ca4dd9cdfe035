import { TextInput } from 'react-admin'
import { mitraInput } from '../../contract/staff/rumah-sakit.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const PAGE = '/mitra/'

const MitraList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ favorit }) => (favorit ? 'Favorit' : '')}
		thumb={({ logo }) => <PictureThumb folder="logo-mitra" file={logo} />}
		sortable={{ nama: 'Nama', favorit: 'Favorit' }}
		actions={<FavouriteOrder help="Yang favorit tampil dalam urutan ini di halaman depan." />}
		help="Urutan ini dipakai di halaman Mitra. Halaman depan hanya menampilkan yang favorit."
	/>
)

const MitraForm = () => (
	<StaffForm schema={mitraInput} defaultValues={{ deskripsi: '' }}>
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
		<TampilInput />
	</StaffForm>
)

export const mitraPages = resourcePages({ list: MitraList, form: MitraForm, page: PAGE })
