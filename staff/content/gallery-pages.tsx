import { DataTable, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { galleryInput } from '../../contract/rumah-sakit/staff/rumah-sakit.ts'
import { ContentInput } from '../inputs/content-input.tsx'
import { TampilInput } from '../inputs/record-inputs.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { HiddenCol, NameCol, PictureThumb, WibDateField } from '../lists/columns.tsx'
import { hiddenFilter, searchFilter, selectFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'

const jenis = [
	{ id: 'gambar', name: 'Gambar' },
	{ id: 'youtube', name: 'Video YouTube' },
	{ id: 'tiktok', name: 'Video TikTok' },
]
const namaJenis = new Map(jenis.map(({ id, name }) => [id, name]))

const filters = [searchFilter, selectFilter('contentType', 'Jenis', jenis), hiddenFilter]

const GalleryList = () => (
	<StaffList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
		<DataTable.Col
			label="Isi"
			render={({ contentType, content }) => (
				<PictureThumb folder="gallery" file={contentType === 'gambar' ? content : null} />
			)}
		/>
		<NameCol source="keterangan" label="Keterangan" />
		<DataTable.Col source="contentType" label="Jenis" render={({ contentType }) => namaJenis.get(contentType)} />
		<DataTable.Col source="createdAt" label="Ditambahkan" field={WibDateField} />
		<HiddenCol />
	</StaffList>
)

/** The site reserves the space of a picture, so the row stores its size. */
function GalleryContent() {
	const { setValue, getValues } = useFormContext()
	return (
		<ContentInput
			choices={jenis}
			folder="gallery"
			paste={{
				youtube: 'Tempel alamat video dari YouTube, misalnya https://youtu.be/…',
				tiktok: 'Tempel alamat video dari TikTok: https://www.tiktok.com/@akun/video/…',
			}}
			onUploaded={({ lebar, tinggi, alt }) => {
				setValue('lebar', lebar)
				setValue('tinggi', tinggi)
				if (!getValues('keterangan')) setValue('keterangan', alt, { shouldDirty: true })
			}}
		/>
	)
}

const GalleryForm = () => (
	<StaffForm schema={galleryInput} defaultValues={{ contentType: 'gambar', content: '' }}>
		<GalleryContent />
		<TextInput
			source="keterangan"
			label="Keterangan"
			multiline
			helperText="Apa yang tampak? Ditulis pada gambar, dan dibacakan kepada yang tidak dapat melihatnya. Galeri menampilkan yang terbaru lebih dahulu, lima sekali muat."
		/>
		<TampilInput />
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: GalleryList, form: GalleryForm })
