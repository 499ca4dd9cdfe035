import { TextInput } from 'react-admin'
import type { z } from 'zod'
import { shopItemInput, shopSettingInput } from '../../contract/shop/staff/shop.ts'
import { teksWajib } from '../../contract/staff/inputs.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { AngkaInput, RupiahInput } from '../inputs/angka-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { CreateStep, createRow, ensureRow, readRows } from './create-step.tsx'

const SETTING = { sumber: 'shop-setting' }

const CHECK_IN = `<ol><li>Datanglah pada tanggal kunjungan yang Anda pilih, 15 menit sebelum layanan dimulai.</li><li>Tunjukkan kode reservasi di ponsel atau pada kertas cetakan kepada petugas.</li><li>Tunjukkan KTP pasien. Untuk anak, bawalah Kartu Identitas Anak atau kartu keluarga.</li><li>Bayar di kasir, lalu simpan buktinya.</li></ol>`
const SYARAT = `<ul><li>Reservasi berlaku untuk pasien dan tanggal yang tertulis.</li><li>Harganya adalah harga saat Anda memesan.</li><li>Anda membayar di kasir rumah sakit pada hari kunjungan.</li><li>Obat dan pemeriksaan di luar paket dibayar tersendiri, setelah Anda setuju.</li><li>Data pasien kami rahasiakan.</li></ul>`

/** The age groups of a shop that has none. */
const USIA = [
	{ nama: 'Anak', usiaMin: 0, usiaMax: 17 },
	{ nama: 'Dewasa', usiaMin: 18, usiaMax: 59 },
	{ nama: 'Lansia', usiaMin: 60, usiaMax: 120 },
]

const { nama, harga, mediaContent, textContent } = shopItemInput.shape
/** The setting of the shop and its first package, in one form. Type and category are written by name. */
const schema = shopSettingInput
	.pick({ durasi: true, caraCheckin: true, syaratKetentuan: true })
	.extend({ nama, harga, mediaContent, textContent, tipe: teksWajib(100), kategori: teksWajib(100) })

async function ageGroups(): Promise<string[]> {
	const known = await readRows('shop-usia')
	if (known.length > 0) return known.map(({ id }) => id)
	const created: string[] = []
	for (const group of USIA) created.push(await createRow('shop-usia', group))
	return created
}

async function create({ durasi, caraCheckin, syaratKetentuan, tipe, kategori, ...paket }: z.input<typeof schema>) {
	const body = { durasi, caraCheckin, syaratKetentuan }
	await callApi('PATCH /v1/staf/{sumber}/utama', { params: SETTING, body })
	const tipeId = await ensureRow('shop-tipe', tipe)
	const kategoriId = await ensureRow('shop-kategori', kategori)
	const usia = await ageGroups()
	await createRow('shop-item', { ...paket, tipeId, kategoriId, usia, untukL: 1, untukP: 1 })
}

export function TokoStep() {
	const { data } = useApiQuery('GET /v1/staf/{sumber}/utama', { params: SETTING })
	if (!data) return <Memuat label="Memuat isian" />
	const setting = {
		durasi: data.durasi ?? 30,
		caraCheckin: data.caraCheckin || CHECK_IN,
		syaratKetentuan: data.syaratKetentuan || SYARAT,
	}
	return (
		<CreateStep
			schema={schema}
			defaultValues={{ ...setting, tipe: 'Medical check-up', kategori: 'Umum', textContent: '', mediaContent: null }}
			create={create}
		>
			<FormSection title="Paket pertama">
				<TextInput source="nama" label="Nama paket" />
				<RupiahInput source="harga" label="Harga" />
				<TextInput source="tipe" label="Tipe" helperText="Tipe dan kategori yang belum ada dibuat sekalian." />
				<TextInput source="kategori" label="Kategori" />
				<RichTextInput
					source="textContent"
					label="Isi paket"
					folder="shop-item"
					short
					helperText="Apa saja yang didapat dan berapa lama."
				/>
				<PictureInput source="mediaContent" label="Gambar" folder="shop-item" helperText="Boleh menyusul." />
			</FormSection>
			<FormSection title="Reservasi" help="Sudah diisi dengan yang umum; ubah bila perlu.">
				<AngkaInput
					source="durasi"
					label="Kunjungan dapat dipesan sampai (hari)"
					helperText="Dihitung dari hari ini: 30 berarti hari ini sampai 30 hari lagi."
				/>
				<RichTextInput source="caraCheckin" label="Cara check-in" short />
				<RichTextInput source="syaratKetentuan" label="Syarat dan ketentuan" short />
			</FormSection>
		</CreateStep>
	)
}
