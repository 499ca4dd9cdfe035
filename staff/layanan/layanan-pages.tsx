import { TextInput } from 'react-admin'
import { layananInput } from '../../contract/staff/rumah-sakit.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const PAGE = '/layanan/'

const LayananList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ favorit }) => (favorit ? 'Favorit' : '')}
		thumb={({ foto }) => <PictureThumb folder="foto-layanan" file={foto} />}
		sortable={{ nama: 'Nama', favorit: 'Favorit' }}
		actions={<FavouriteOrder help="Yang favorit tampil dalam urutan ini di halaman depan." />}
		help="Urutan ini dipakai di menu Layanan Unggulan dan halaman Layanan. Halaman depan hanya menampilkan yang favorit."
	/>
)

const LayananForm = () => (
	<StaffForm schema={layananInput} defaultValues={{ deskripsi: '' }}>
		<FormColumns
			aside={
				<>
					<PictureInput
						source="foto"
						label="Foto"
						folder="foto-layanan"
						helperText="Mendatar, paling sedikit 1200 piksel lebarnya."
					/>
					<UriInput page={PAGE} />
					<FavoritInput where="di halaman depan" />
				</>
			}
		>
			<TextInput source="nama" label="Nama layanan" />
			<TelpInput
				source="noTelp"
				label="Nomor yang dihubungi"
				helperText="Tampil pada kartu “Hubungi Kami Sekarang” di halaman layanan ini."
			/>
			<RichTextInput
				source="deskripsi"
				label="Penjelasan"
				folder="foto-layanan"
				helperText="Kalimat pertamanya tampil sebagai ringkasan di daftar layanan."
			/>
		</FormColumns>
		<TampilInput />
	</StaffForm>
)

export const layananPages = resourcePages({ list: LayananList, form: LayananForm, page: PAGE })
