import { TextInput } from 'react-admin'
import type { z } from 'zod'
import { artikelInput } from '../../contract/artikel/staff/artikel.ts'
import { contentInput } from '../../contract/staff/content-inputs.ts'
import { teksWajib } from '../../contract/staff/inputs.ts'
import { berandaBannerInput } from '../../contract/web/staff/beranda.ts'
import { PictureInput, PictureListInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { CreateStep, createRow, ensureRow, readRows } from './create-step.tsx'
import { useWebSetting } from './step-forms.tsx'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function BannerStep() {
	const web = useWebSetting()
	if (!web) return <Memuat label="Memuat isian" />
	const defaultValues = {
		contentType: 'gambar',
		content: '',
		status: 'terbit',
		text: `<h2>Selamat datang di ${escaped(web.namaWeb ?? 'rumah sakit kami')}</h2><p>Lihat jadwal dokter dan daftarkan kunjungan Anda dari rumah.</p>`,
		buttonTitle: 'Lihat Jadwal Dokter',
		buttonLink: '/poli-klinik',
	}
	return (
		<CreateStep schema={berandaBannerInput} defaultValues={defaultValues}>
			<PictureInput
				source="content"
				label="Gambar"
				folder="beranda/banner"
				helperText="Mendatar. Sisi kiri tertutup teks di layar lebar."
			/>
			<RichTextInput source="text" label="Teks" short helperText="Satu judul dan satu kalimat sudah cukup." />
			<TextInput source="buttonTitle" label="Tulisan tombol" />
			<TextInput source="buttonLink" label="Tujuan tombol" />
		</CreateStep>
	)
}

/** A service of the guide is shown on the home page, after those that are there. */
async function createLayanan(values: Record<string, unknown>) {
	const others = await readRows('layanan')
	await createRow('layanan', { ...values, favorit: others.length + 1 })
}

export function LayananStep() {
	const web = useWebSetting()
	if (!web) return <Memuat label="Memuat isian" />
	const { noTelp = '', noTelpType = 'wa' } = web
	return (
		<CreateStep
			schema={contentInput('layanan')}
			defaultValues={{ deskripsi: '', noTelp, noTelpType }}
			create={createLayanan}
		>
			<TextInput source="nama" label="Nama layanan" helperText="Misalnya IGD 24 Jam atau Medical Check-up." />
			<RichTextInput
				source="deskripsi"
				label="Penjelasan"
				folder="foto-layanan"
				short
				helperText="Kalimat pertamanya tampil sebagai ringkasan di daftar layanan."
			/>
			<TelpInput source="noTelp" label="Nomor yang dihubungi" />
			<PictureInput source="foto" label="Foto" folder="foto-layanan" helperText="Boleh menyusul." />
		</CreateStep>
	)
}

/** The category is written by name; a new one is created with the article. */
const artikelSchema = artikelInput.omit({ kategoriArtikelId: true }).extend({ kategori: teksWajib(100) })

async function createArtikel({ kategori, ...values }: z.input<typeof artikelSchema>) {
	const favorit = (await readRows('kategori-artikel')).length + 1
	await createRow('artikel', {
		...values,
		kategoriArtikelId: await ensureRow('kategori-artikel', kategori, { favorit }),
	})
}

export const ArtikelStep = () => (
	<CreateStep
		schema={artikelSchema}
		defaultValues={{
			artikelMedia: [],
			dokter: [],
			textContent: '',
			kategori: 'Hidup Sehat',
			favorit: 1,
			status: 'terbit',
		}}
		create={createArtikel}
	>
		<TextInput source="judul" label="Judul" />
		<TextInput source="kategori" label="Kategori" helperText="Kategori yang belum ada dibuat sekalian." />
		<RichTextInput source="textContent" label="Isi artikel" folder="artikel" />
		<PictureListInput
			source="artikelMedia"
			label="Gambar"
			folder="artikel"
			helperText="Yang pertama tampil di daftar dan saat dibagikan."
			isObjects
		/>
	</CreateStep>
)
