import { TextInput } from 'react-admin'
import { fasilitasInput } from '../../contract/staff/rumah-sakit.ts'
import { PictureListInput } from '../inputs/picture-list-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const PAGE = '/fasilitas/'

const jumlahFoto = (foto: string[]) => (foto.length > 0 ? `${foto.length} foto` : 'Belum ada foto')

const FasilitasList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ foto }) => jumlahFoto(foto)}
		thumb={({ foto }) => <PictureThumb folder="foto-fasilitas" file={foto[0]} />}
		help="Urutan ini dipakai di halaman Fasilitas dan di halaman depan, yang menampilkan semuanya bergantian."
	/>
)

const FasilitasForm = () => (
	<StaffForm schema={fasilitasInput} defaultValues={{ deskripsi: '', foto: [] }}>
		<TextInput source="nama" label="Nama fasilitas" />
		<PictureListInput
			source="foto"
			label="Foto"
			folder="foto-fasilitas"
			helperText="Yang pertama tampil di daftar dan di halaman depan; semuanya tampil di halamannya. Paling banyak 20."
			toItem={(file) => file}
			toFile={(file: string) => file}
		/>
		<RichTextInput source="deskripsi" label="Penjelasan" folder="foto-fasilitas" />
		<UriInput page={PAGE} />
		<TampilInput />
	</StaffForm>
)

export const fasilitasPages = resourcePages({ list: FasilitasList, form: FasilitasForm, page: PAGE })
