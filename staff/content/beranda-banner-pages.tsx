import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { berandaBannerInput } from '../../contract/web/staff/beranda.ts'
import { ContentInput } from '../inputs/content-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TanggalInput } from '../inputs/when-inputs.tsx'
import { PictureThumb, unpublishedNote } from '../lists/columns.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { plainText } from '../lists/plain-text.ts'
import { resourcePages } from '../lists/staff-pages.tsx'

const jenis = [
	{ id: 'gambar', name: 'Gambar' },
	{ id: 'embed_video', name: 'Video' },
]

/** `tampil sampai Senin, 30 November 2026` */
const untilNote = (until: string | null): string[] =>
	until ? [`${until < tanggalWib(Date.now()) ? 'sudah berakhir' : 'tampil sampai'} ${hariTanggal(until)}`] : []

const BerandaBannerList = () => (
	<OrderedList
		primary={({ text }) => plainText(text) || 'Tanpa teks'}
		secondary={({ contentType, buttonTitle, berlakuSampai, status }) =>
			[
				contentType === 'gambar' ? 'Gambar' : 'Video',
				buttonTitle && `tombol “${buttonTitle}”`,
				...untilNote(berlakuSampai),
				...unpublishedNote(status),
			]
				.filter(Boolean)
				.join(', ')
		}
		thumb={({ contentType, content }) => (
			<PictureThumb folder="beranda/banner" file={contentType === 'gambar' ? content : null} />
		)}
		sortable={{ contentType: 'Jenis' }}
		help="Yang pertama menentukan: bila gambar, semua banner gambar tampil bergantian di halaman depan; bila video, hanya video itu yang tampil."
	/>
)

const BerandaBannerForm = () => (
	<StaffForm schema={berandaBannerInput} defaultValues={{ contentType: 'gambar', content: '', text: '' }}>
		<FormSection title="Gambar atau video">
			<ContentInput
				choices={jenis}
				folder="beranda/banner"
				paste={{ embed_video: 'Tempel alamat video dari YouTube. Video berulang tanpa suara.' }}
				pictureHelp="Mendatar. Sisi kiri tertutup teks di layar lebar."
			/>
		</FormSection>
		<FormSection title="Kata-kata">
			<RichTextInput source="text" label="Teks" short helperText="Satu judul dan satu kalimat sudah cukup." />
		</FormSection>
		<FormSection title="Tombol" help="Boleh dikosongkan. Bila diisi, isilah keduanya.">
			<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
				<TextInput source="buttonTitle" label="Tulisan tombol" />
				<TextInput
					source="buttonLink"
					label="Tujuan tombol"
					helperText="Halaman situs ini (/poli-klinik) atau alamat lengkap (https://…)."
				/>
			</Box>
		</FormSection>
		<FormSection title="Penerbitan">
			<PenerbitanInput />
			<TanggalInput
				source="berlakuSampai"
				label="Tampil sampai"
				helperText="Hari terakhir banner tampil. Kosongkan bila selalu ditampilkan."
			/>
		</FormSection>
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: BerandaBannerList, form: BerandaBannerForm })
